import * as z from 'zod/mini';
import { Line } from '../schemas.js';

export const schema = z.object({
  title: z.optional(Line),
  tone: z._default(z.enum(['plain', 'tinted']), 'plain'),
  /** Only on screens of this width. */
  screens: z.optional(z.enum(['wide', 'narrow'])),
});
export type Fields = z.output<typeof schema>;
