import * as z from 'zod/mini';
import { Line } from '../schemas.js';

export const schema = z.object({
  text: Line,
  tone: z._default(z.enum(['info', 'success', 'warning', 'error']), 'info'),
});
export type Fields = z.output<typeof schema>;
