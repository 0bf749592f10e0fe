import type * as z from 'zod/mini';

/** Names of the fields that a schema refuses. */
export function refused(schema: z.ZodMiniType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'));
}

/** Whether a schema refuses a value of one field; throws when it refuses another field. */
export function isRefused(
  schema: z.ZodMiniType,
  base: object,
  field: string,
  value: unknown,
): boolean {
  const found = refused(schema, { ...base, [field]: value });
  const others = found.filter((name) => name !== field);
  if (others.length > 0) throw new Error(`${others.join(', ')} is refused as well`);
  return found.includes(field);
}
export const long = (length: number, letter = 'a') => letter.repeat(length);
