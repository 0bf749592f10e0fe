import * as z from 'zod/mini';
import { Rich } from '../schemas.js';

export const schema = z.object({ html: Rich });
export type Fields = z.output<typeof schema>;
