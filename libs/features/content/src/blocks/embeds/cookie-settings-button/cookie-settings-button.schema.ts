import * as z from 'zod/mini';
import { Line } from '../../schemas.js';

export const schema = z.object({ label: z.optional(Line) });
export type Fields = z.output<typeof schema>;
