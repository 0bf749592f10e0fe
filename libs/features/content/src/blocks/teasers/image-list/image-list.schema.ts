import * as z from 'zod/mini';
import { PictureItem } from './picture-item.schema.js';

/** Pictures side by side: `small` for logos and seals, `large` for photos. */
export const schema = z.object({
  items: z.array(PictureItem).check(z.minLength(1), z.maxLength(60)),
  size: z._default(z.enum(['small', 'large']), 'large'),
});
export type Fields = z.output<typeof schema>;
