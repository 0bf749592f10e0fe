import * as z from 'zod/mini';
import { Address, Picture } from './schemas.js';

export const schema = z.extend(Picture, { link: z.optional(Address) });
export type Fields = z.output<typeof schema>;
