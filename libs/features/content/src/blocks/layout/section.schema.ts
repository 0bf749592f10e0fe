import * as z from 'zod/mini';
import { Line } from '../schemas.js';

export const schema = z.object({
  title: z.optional(Line),
  tone: z._default(z.enum(['plain', 'tinted']), 'plain'),
});
export type Fields = z.output<typeof schema>;
