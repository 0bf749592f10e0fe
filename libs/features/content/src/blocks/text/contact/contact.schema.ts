import * as z from 'zod/mini';
import { glyphNames } from '../../../components/glyph-names.js';
import { Address, Line, Picture, PlainText } from '../../schemas.js';

/** Ways to reach the shop. */
export const schema = z.object({
  title: Line,
  text: z.optional(PlainText),
  picture: z.optional(Picture),
  ways: z
    .array(
      z.object({
        icon: z.enum(glyphNames),
        label: Line,
        text: PlainText,
        link: z.optional(Address),
      }),
    )
    .check(z.minLength(1), z.maxLength(12)),
});
export type Fields = z.output<typeof schema>;
