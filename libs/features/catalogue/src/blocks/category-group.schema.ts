import * as z from 'zod/mini';

/** The roots of the category trees as cards. */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
});
