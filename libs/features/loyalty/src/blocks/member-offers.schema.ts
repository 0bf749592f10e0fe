import * as z from 'zod/mini';

/** A frame around what is for members, such as a row of products with member prices. */
export const schema = z.object({
  text: z.optional(z.string().check(z.minLength(1), z.maxLength(300))),
});
export type MemberOffersFields = z.output<typeof schema>;
