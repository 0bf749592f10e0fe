import type * as z from 'zod/mini';

const passes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** A text of so many characters. */
export const long = (length: number, letter = 'a') => letter.repeat(length);

/** A schema with values that it takes, and that it refuses. */
export type SchemaCase = [name: string, schema: z.ZodMiniType, good: unknown[], bad: unknown[]];

/** Throws unless a schema accepts each of the first values, and none of the others. */
export function runSchemaCases(
  schema: z.ZodMiniType,
  good: readonly unknown[],
  bad: readonly unknown[],
): void {
  const refused = good.filter((value) => !passes(schema, value));
  const taken = bad.filter((value) => passes(schema, value));
  if (refused.length > 0) throw new Error(`refused: ${JSON.stringify(refused)}`);
  if (taken.length > 0) throw new Error(`taken: ${JSON.stringify(taken)}`);
}
