import * as z from 'zod/mini';

/** Ways into the cart; for a shopper who has ordered, what is due and the next order. */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(60)),
});
