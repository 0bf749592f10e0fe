import * as z from 'zod/mini';
import * as cart from '../cart/schemas.js';
import * as catalogue from '../catalogue/schemas.js';
import * as checkout from '../checkout/schemas.js';
import * as content from '../content/schemas.js';
import * as customer from '../customer/schemas.js';
import * as distribution from '../distribution/schemas.js';
import * as loyalty from '../loyalty/schemas.js';
import * as pesticides from '../pesticides/schemas.js';
import * as reviews from '../reviews/schemas.js';
import * as stores from '../stores/schemas.js';
import * as recipes from '../recipes/schemas.js';
import {
  ApiErrorBody,
  PaymentErrorBody,
  Position,
  ProductAllergenWarning,
} from '../core/schemas.js';
import * as search from '../search/schemas.js';
import * as tenant from '../tenant/schemas.js';
import * as tracking from '../tracking/schemas.js';
import * as wallet from '../wallet/schemas.js';
import type { Schema } from '../core/call.js';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Zod's JSON schema: plain JSON, although its type does not say so. */
type JsonSchema = JsonObject & {
  properties?: Record<string, JsonObject>;
  $defs?: Record<string, JsonObject>;
};

const domains: readonly object[] = [
  { ApiErrorBody, PaymentErrorBody, Position, ProductAllergenWarning },
  tenant,
  content,
  catalogue,
  search,
  recipes,
  pesticides,
  reviews,
  stores,
  distribution,
  cart,
  checkout,
  customer,
  wallet,
  loyalty,
  tracking,
];

function isNamable(value: unknown): value is Schema {
  if (typeof value !== 'object' || value === null || !('_zod' in value)) return false;
  const { type } = (value as Schema)._zod.def;
  return type === 'object' || type === 'enum' || type === 'lazy';
}

/** Objects and enumerations of every domain by the name they are exported under. */
function namedSchemas() {
  const registry = z.registry<{ id: string }>();
  const taken = new Map<string, Schema>();
  for (const [id, schema] of domains.flatMap((domain) => Object.entries(domain))) {
    if (!isNamable(schema)) continue;
    const other = taken.get(id);
    if (other && other !== schema) throw new Error(`two schemas are called ${id}`);
    taken.set(id, schema);
    registry.add(schema, { id });
  }
  return registry;
}

/** Removes noise: bounds of safe integers, patterns of known formats. */
function simplify({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern;
}

type Side = 'input' | 'output';
const prefix = { input: '#/$input/', output: '#/$output/' } as const;

/** The same value with every `$ref` replaced. */
function mapRefs(value: JsonObject, map: (ref: string) => string): JsonObject;
function mapRefs(value: Json, map: (ref: string) => string): Json;
function mapRefs(value: Json, map: (ref: string) => string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapRefs(item, map));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as JsonObject).map(([key, inner]) => [
    key,
    key === '$ref' && typeof inner === 'string' ? map(inner) : mapRefs(inner, map),
  ]);
  return Object.fromEntries(entries) as JsonObject;
}

/** Names whose request schema differs from the response's, directly or through references. */
function differing(defs: Record<Side, Map<string, JsonObject>>): Set<string> {
  const names = [...defs.input.keys()].filter((name) => defs.output.has(name));
  const found = new Set<string>();
  const shape = (side: Side, name: string) =>
    JSON.stringify(
      mapRefs(defs[side].get(name) ?? {}, (ref) => {
        const target = ref.slice(prefix[side].length);
        return found.has(target) ? side + target : target;
      }),
    );
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const name of names) {
      if (!found.has(name) && shape('input', name) !== shape('output', name)) found.add(name);
    }
  }
  return found;
}

export interface Components {
  /** A schema as a request's sender writes it. */
  input(schema: Schema): JsonObject;
  /** A schema as a reader of the response sees it. */
  output(schema: Schema): JsonObject;
  /** Puts the named schemas that were met into the document and resolves every `$ref`. */
  finish(document: JsonObject & { components: JsonObject }): JsonObject;
}

/** Collects the named schemas that operations refer to. */
export function createComponents(): Components {
  const registry = namedSchemas();
  const defs = { input: new Map<string, JsonObject>(), output: new Map<string, JsonObject>() };

  function convert(schema: Schema, io: Side): JsonObject {
    // Wrapped, since a named schema is referred to everywhere but at the root.
    const { properties = {}, $defs = {} } = z.toJSONSchema(z.object({ it: schema }), {
      io,
      metadata: registry,
      override: simplify,
    }) as JsonSchema;
    const here = (ref: string) => ref.replace('#/$defs/', prefix[io]);
    for (const [name, def] of Object.entries($defs)) {
      defs[io].set(name, mapRefs(def, here));
    }
    return mapRefs(properties['it'] ?? {}, here);
  }

  return {
    input: (schema) => convert(schema, 'input'),
    output: (schema) => convert(schema, 'output'),
    finish(document) {
      const different = differing(defs);
      const publicName = (ref: string) => {
        const [, side, name = ''] = /^#\/\$(input|output)\/(.+)$/.exec(ref) ?? [];
        if (!side) return ref;
        return `#/components/schemas/${name}${side === 'input' && different.has(name) ? 'Input' : ''}`;
      };
      const schemas: [string, JsonObject][] = [
        ...defs.output,
        ...[...defs.input].map(([name, def]): [string, JsonObject] => [
          different.has(name) ? `${name}Input` : name,
          def,
        ]),
      ];
      schemas.sort(([a], [b]) => (a < b ? -1 : 1));
      const components = { schemas: Object.fromEntries(schemas), ...document.components };
      return mapRefs({ ...document, components }, publicName);
    },
  };
}
