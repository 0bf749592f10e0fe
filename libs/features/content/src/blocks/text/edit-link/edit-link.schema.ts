import * as z from 'zod/mini';
import { Address, Line } from '../../schemas.js';

export const schema = z.object({ href: Address, name: Line });
export type Fields = z.output<typeof schema>;
