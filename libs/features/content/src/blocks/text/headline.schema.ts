import * as z from 'zod/mini';
import { Line } from '../schemas.js';

export const schema = z.object({
  text: Line,
  level: z._default(z.int().check(z.gte(1), z.lte(4)), 2),
});
export type Fields = z.output<typeof schema>;
