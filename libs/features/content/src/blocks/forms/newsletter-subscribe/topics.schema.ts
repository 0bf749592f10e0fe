import * as z from 'zod/mini';
import { Id } from '@larder/contracts/schemas';
import { Line } from '../../schemas.js';

export const Topics = z
  .array(z.object({ id: Id, label: Line }))
  .check(z.minLength(1), z.maxLength(30));
export type Topics = z.output<typeof Topics>;
