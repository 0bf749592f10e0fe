import * as z from 'zod/mini';
import { Address, Line } from './schemas.js';

export const schema = z.object({
  label: Line,
  link: Address,
  kind: z._default(z.enum(['primary', 'secondary']), 'primary'),
});
export type Fields = z.output<typeof schema>;
