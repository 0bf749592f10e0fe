import * as z from 'zod/mini';

/** What every list can be asked for: a page of it, and a text to search for. */
export const listQuery = {
  page: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(10_000)), 1),
  perPage: z._default(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100)), 25),
  q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
};

export const ListQuery = z.object(listQuery);

/** A page of a list, and how many entries the whole list has. */
export function listOf<T extends z.ZodMiniType>(item: T) {
  return z.object({ items: z.array(item), total: z.int().check(z.gte(0)) });
}
