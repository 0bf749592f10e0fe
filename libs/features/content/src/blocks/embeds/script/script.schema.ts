import * as z from 'zod/mini';
import { ConsentFlag, SitePath } from '../../schemas.js';

/** A script of the shop by its address. The content policy runs no other site's and no written-in one. */
export const schema = z.object({
  src: SitePath.check(z.regex(/\.m?js$/, 'no script')),
  /** Consent that the script waits for; runs at once when absent. */
  consent: z.optional(ConsentFlag),
});
export type Fields = z.output<typeof schema>;
