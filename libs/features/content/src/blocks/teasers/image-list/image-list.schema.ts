import * as z from 'zod/mini';
import { PictureItem } from './picture-item.schema.js';

/** Pictures beside one another: `small` for marks and seals, `large` for scenes. */
export const schema = z.object({
  items: z.array(PictureItem).check(z.minLength(1), z.maxLength(60)),
  size: z._default(z.enum(['small', 'large']), 'large'),
});
export type Fields = z.output<typeof schema>;
