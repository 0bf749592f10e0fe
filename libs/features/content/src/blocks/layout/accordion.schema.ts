import * as z from 'zod/mini';
import { Line, Rich } from '../schemas.js';

export const schema = z.object({
  items: z.array(z.object({ title: Line, html: Rich })).check(z.minLength(1)),
});
export type Fields = z.output<typeof schema>;
