import * as z from 'zod/mini';
import { Address, ConsentFlag, Line } from '../schemas.js';

/** What a page's field `autoRedirect` becomes. */
export const schema = z.object({
  url: Address,
  label: Line,
  /** The visitor is scrolled to where the block stands. */
  scrolls: z._default(z.boolean(), false),
  cookieType: z.optional(ConsentFlag),
});
export type Fields = z.output<typeof schema>;
