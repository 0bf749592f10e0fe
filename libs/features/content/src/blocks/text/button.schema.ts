import * as z from 'zod/mini';
import { Address, Line, NewTab } from '../schemas.js';

export const schema = z.object({
  label: Line,
  link: Address,
  newTab: NewTab,
  kind: z._default(z.enum(['primary', 'secondary']), 'primary'),
});
export type Fields = z.output<typeof schema>;
