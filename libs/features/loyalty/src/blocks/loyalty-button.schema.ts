import * as z from 'zod/mini';

/** A button of the programme; without its own text it has the shop's. */
export const schema = z.object({
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
});
export type LoyaltyButtonFields = z.output<typeof schema>;
