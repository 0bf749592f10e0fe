import * as z from 'zod/mini';
import { glyphNames } from '../../../components/glyph-names.js';
import { Address, Line, NewTab, PlainText } from '../../schemas.js';

/** One thing that the shop does well, with a drawing. */
export const schema = z.object({
  icon: z.enum(glyphNames),
  title: Line,
  text: z.optional(PlainText),
  link: z.optional(Address),
  newTab: NewTab,
});
export type Fields = z.output<typeof schema>;
