import * as z from 'zod/mini';
import { Line, Rich } from '../../schemas.js';

export const schema = z.object({
  /** Name of the row of tabs. */
  label: Line,
  items: z.array(z.object({ title: Line, html: Rich })).check(z.minLength(1), z.maxLength(12)),
});
export type Fields = z.output<typeof schema>;
