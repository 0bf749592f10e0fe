import * as z from 'zod/mini';

/** Stripe's script on the shop's pages. */
export const StripePages = z.object({
  /** Key of the shop's account that everybody may know. */
  publishableKey: z.string().check(z.regex(/^pk_(test|live)_\w+$/)),
});
