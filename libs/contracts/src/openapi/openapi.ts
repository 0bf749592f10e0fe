import { allCalls } from './all-calls.js';
import type { Call, CallSchemas } from '../core/call.js';
import { createComponents } from './openapi-components.js';
import type { Components, Json, JsonObject } from './openapi-components.js';
import { ApiErrorBody } from '../core/schemas.js';

const tagDescriptions: Readonly<Record<keyof typeof allCalls, string>> = {
  tenant: 'Start-up, builds and error reports',
  content: 'Pages, editable frames, forms, newsletter and vouchers',
  catalogue: 'Categories, products and brands',
  search: 'Search by kind',
  recipes: 'Recipes',
  pesticides: 'Residue reports',
  reviews: 'Ratings of orders, and reviews of goods by their buyers',
  distribution: 'Areas, stores, windows and addresses on the map',
  shopping: 'Shopping lists, diet and what was bought before',
  stores: 'Stores',
  cart: 'The cart',
  checkout: 'Orders',
  customer: 'Account, profile, addresses and favourites',
  wallet: 'Saved payment methods, gift cards and the delivery pass',
  loyalty: 'Member information and cards',
  tracking: 'Collectors of events',
};

/** `catalogue` + `getProducts` → `catalogueGetProducts`. */
function operationId(domain: string, call: string): string {
  return domain + call.charAt(0).toUpperCase() + call.slice(1);
}

/** `/api/products/:sku` → `/api/products/{sku}`. */
function template(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}

/** One parameter for each property of an object schema. */
function parametersOf(components: Components, place: string, schema: CallSchemas['query']): Json[] {
  if (!schema) return [];
  const { properties, required } = components.input(schema) as {
    properties: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name: place === 'header' ? headerName(name) : name,
    in: place,
    required: required?.includes(name) ?? false,
    schema: property,
  }));
}

/** `idempotency-key` → `Idempotency-Key`; header names do not care about case, readers do. */
function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());
}

function responsesOf(components: Components, wire: CallSchemas): JsonObject {
  const json = { schema: components.output(wire.response) };
  const refused = { $ref: '#/components/responses/Refused' };
  const failed = { $ref: '#/components/responses/Failed' };
  return {
    [String(wire.status ?? 200)]: {
      description: 'Success',
      content: { [wire.mediaType ?? 'application/json']: json },
    },
    ...(wire.otherStatuses === undefined
      ? {}
      : { [String(wire.otherStatuses)]: { description: 'Accepted; a confirmation is pending' } }),
    '4XX': refused,
    '5XX': failed,
  };
}

function describe(wire: CallSchemas): string {
  const codes = wire.errorCodes ?? [];
  if (codes.length === 0) return `${wire.summary}.`;
  const list = codes.map((code) => `\`${code}\``).join(', ');
  return `${wire.summary}.\n\nValues of \`errorCode\` beyond the common ones: ${list}.`;
}

function operationOf(
  components: Components,
  domain: string,
  call: Call,
  wire: CallSchemas,
): JsonObject {
  const changes = call.method !== 'GET';
  const parameters = [
    ...parametersOf(components, 'path', wire.params),
    ...parametersOf(components, 'query', wire.query),
    ...parametersOf(components, 'header', wire.headers),
    ...(changes ? [{ $ref: '#/components/parameters/XsrfToken' }] : []),
  ];
  const mediaType = wire.multipart ? 'multipart/form-data' : 'application/json';
  return {
    operationId: operationId(domain, call.id),
    tags: [domain],
    summary: wire.summary,
    description: describe(wire),
    security: changes ? [{ session: [] }] : [{ session: [] }, {}],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(wire.body
      ? {
          requestBody: {
            required: true,
            content: { [mediaType]: { schema: components.input(wire.body) } },
          },
        }
      : {}),
    responses: responsesOf(components, wire),
  };
}

function pathsOf(components: Components): Record<string, JsonObject> {
  const paths: Record<string, JsonObject> = {};
  for (const [domain, { calls, wire }] of Object.entries(allCalls)) {
    const wires: Readonly<Record<string, CallSchemas>> = wire;
    for (const call of Object.values<Call>(calls)) {
      const own = wires[call.id];
      if (!own) throw new Error(`${domain}.${call.id} has no schemas`);
      const item = (paths[template(call.path)] ??= {});
      item[call.method.toLowerCase()] = operationOf(components, domain, call, own);
    }
  }
  return paths;
}

const xsrfToken = {
  name: 'X-XSRF-TOKEN',
  in: 'header',
  required: true,
  description: 'Value of the cookie XSRF-TOKEN, which `GET /api/csrf` sets.',
  schema: { type: 'string' },
};

/**
 * Every call as an OpenAPI 3.1 document, deterministic for the same contracts. Requests are described
 * from the sender's view, responses from the reader's.
 */
export function openApiDocument(info: {
  readonly title: string;
  readonly version: string;
}): JsonObject {
  const components = createComponents();
  const paths = pathsOf(components);
  const errorBody = { 'application/json': { schema: components.output(ApiErrorBody) } };
  return components.finish({
    openapi: '3.1.0',
    info: {
      ...info,
      description: 'The calls between a shop and the commerce system behind it.',
      contact: { name: info.title },
    },
    servers: [{ url: '/', description: 'The shop’s own address' }],
    tags: Object.entries(tagDescriptions)
      .map(([name, description]) => ({ name, description }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      parameters: { XsrfToken: xsrfToken },
      responses: {
        Refused: { description: 'The call is refused', content: errorBody },
        Failed: { description: 'The call failed', content: errorBody },
      },
    },
  });
}
