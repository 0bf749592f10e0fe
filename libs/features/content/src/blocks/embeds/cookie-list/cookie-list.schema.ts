import * as z from 'zod/mini';
import { Line, PlainText } from '../../schemas.js';

const Cookie = z.object({ name: Line, provider: Line, purpose: PlainText, lasts: Line });

/** The shop's cookies by category, as its editors keep them. */
export const schema = z.object({
  groups: z
    .array(
      z.object({
        title: Line,
        text: z.optional(PlainText),
        cookies: z.array(Cookie).check(z.minLength(1), z.maxLength(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(10)),
});
export type Fields = z.output<typeof schema>;
