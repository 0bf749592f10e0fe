import * as z from 'zod/mini';
import { glyphNames } from '../../../components/glyph-names.js';
import { Address, Line, NewTab, PlainText } from '../../schemas.js';

/** One of several options: what it includes, its price and its link. */
export const schema = z.object({
  title: Line,
  icon: z.optional(z.enum(glyphNames)),
  badge: z.optional(Line),
  price: z.optional(Line),
  text: z.optional(PlainText),
  points: z._default(z.array(Line).check(z.maxLength(12)), []),
  link: z.optional(Address),
  newTab: NewTab,
  cta: z.optional(Line),
});
export type Fields = z.output<typeof schema>;
