import * as z from 'zod/mini';
import { Address, ConsentFlag, Line } from '../../schemas.js';

/** What a page's field `autoRedirect` becomes. */
export const schema = z.object({
  /** A page: to a mail or a call nobody is led by itself. */
  url: Address.check(z.regex(/^(https?:|\/)/i)),
  label: Line,
  /** The visitor is scrolled to where the block stands. */
  scrolls: z._default(z.boolean(), false),
  cookieType: z.optional(ConsentFlag),
});
export type Fields = z.output<typeof schema>;
