import type { JsonSchema } from './json-schema.js';
import { allowedNames } from './near-name.js';

interface UnknownKey {
  readonly path: readonly string[];
  readonly allowed: readonly string[];
}

/** Keys of a value that its schema does not know, one line each, with the name that is meant. */
export function describeUnknownKeys(root: JsonSchema, value: unknown): string[] {
  return unknownKeys(root, root, value, []).map(({ path, allowed }) => {
    const name = path.at(-1) ?? '';
    return `${path.join('.')} is unknown. ${allowedNames(name, allowed)}`;
  });
}

function unknownKeys(
  root: JsonSchema,
  given: JsonSchema | boolean | undefined,
  value: unknown,
  path: readonly string[],
): UnknownKey[] {
  const schema = resolved(root, given);
  if (schema === undefined || typeof value !== 'object' || value === null) return [];
  const forms = schema.anyOf ?? schema.oneOf;
  if (forms) {
    const found = forms
      .filter((form) => isLike(resolved(root, form), value))
      .map((form) => unknownKeys(root, form, value, path));
    return found.sort((a, b) => a.length - b.length)[0] ?? [];
  }
  if (Array.isArray(value)) {
    const { items } = schema;
    if (Array.isArray(items)) return [];
    return value.flatMap((one, at) => unknownKeys(root, items, one, [...path, String(at)]));
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    keyFault(root, schema, { key, inner }, path),
  );
}

function keyFault(
  root: JsonSchema,
  { properties = {}, patternProperties = {}, additionalProperties }: JsonSchema,
  { key, inner }: { readonly key: string; readonly inner: unknown },
  path: readonly string[],
): UnknownKey[] {
  const here = [...path, key];
  if (Object.hasOwn(properties, key)) return unknownKeys(root, properties[key], inner, here);
  if (Object.keys(patternProperties).some((pattern) => new RegExp(pattern).test(key))) return [];
  const allowed = Object.keys(properties).filter((name) => name !== '$schema');
  if (additionalProperties === false) return [{ path: here, allowed }];
  return unknownKeys(root, additionalProperties, inner, here);
}

/** Whether a value could be meant as this form: an object or a list, with the same literals. */
function isLike(schema: JsonSchema | undefined, value: object): boolean {
  if (schema === undefined || schema.type !== (Array.isArray(value) ? 'array' : 'object'))
    return false;
  return Object.entries(schema.properties ?? {}).every(([key, inner]) => {
    const literal = typeof inner === 'object' ? inner.const : undefined;
    const own: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
    return literal === undefined || own === undefined || own === literal;
  });
}

/** The schema that a reference names. */
function resolved(
  root: JsonSchema,
  schema: JsonSchema | boolean | undefined,
): JsonSchema | undefined {
  if (typeof schema !== 'object') return undefined;
  if (schema.$ref === undefined) return schema;
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref)?.[1];
  const target = name === undefined ? root : root.$defs?.[name];
  return typeof target === 'object' ? target : undefined;
}
