import * as z from 'zod/mini';

/** Its children are what everybody gets. */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
});
