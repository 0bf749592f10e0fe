import * as z from 'zod/mini';
import { Line, Rich } from '../../schemas.js';

const most = 12;

export const schema = z.object({
  caption: z.optional(Line),
  head: z.optional(z.array(z.string()).check(z.minLength(1), z.maxLength(most))),
  rows: z
    .array(z.array(Rich).check(z.minLength(1), z.maxLength(most)))
    .check(z.minLength(1), z.maxLength(200)),
  /** The first cell of a row is its header. */
  hasRowHeads: z._default(z.boolean(), true),
});
export type Fields = z.output<typeof schema>;
