import * as z from 'zod/mini';
import { Address, ConsentFlag, Line } from '../../schemas.js';

/** What a page's field `autoRedirect` becomes. */
export const schema = z.object({
  /** A page: mail and phone links are not opened automatically. */
  url: Address.check(z.regex(/^(https?:|\/)/i)),
  label: Line,
  /** Scrolls to the block. */
  scrolls: z._default(z.boolean(), false),
  cookieType: z.optional(ConsentFlag),
});
export type Fields = z.output<typeof schema>;
