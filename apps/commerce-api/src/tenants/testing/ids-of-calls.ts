import type { Call, CallSchemas, Schema } from '@larder/contracts';
import { allCalls } from '@larder/contracts/all';
import * as z from 'zod/mini';

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly [key: string]: unknown;
}

/** Fields that name something stored, by the endings that the contract uses. */
const identifier =
  /(^id|Ids?|[sS]kus?|[sS]lugs?|^code|[tT]oken|^orderNumber|^order_number|^reference|^cardNumber)$/;
/** Fields with such an ending that name nothing of a shop. */
const plain = new Set([
  'valueAddedTaxId',
  'formId',
  'requestId',
  'loyaltyMemberId',
  'userToken',
  'appointableId',
  'pickingUnitIds',
]);

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as JsonSchema;
    for (const name of Object.keys(properties ?? {})) found.add(name);
    Object.values(node).forEach(visit);
  };
  visit(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return [...found];
}

const namesStored = (name: string) => identifier.test(name) && !plain.has(name);

/** Whether a call has a path parameter that is no text to search, or a field by which something stored could be named. */
function takesId({ path }: Call, { query, body }: CallSchemas): boolean {
  return /:(?!term)/.test(path) || [query, body].flatMap(fieldsOf).some(namesStored);
}

/** Every call of the contract that can name something of a shop. */
export const callsWithIds: readonly Call[] = Object.values(allCalls).flatMap(({ calls, wire }) =>
  Object.entries(calls)
    .filter(([name, call]) => takesId(call, wire[name] as CallSchemas))
    .map(([, call]) => call),
);
