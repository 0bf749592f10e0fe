import * as z from 'zod/mini';
import { PictureItem } from '../image-list/picture-item.schema.js';
import { Line } from '../../schemas.js';

export const schema = z.object({
  /** Accessible name of the row. */
  label: Line,
  items: z.array(PictureItem).check(z.minLength(1), z.maxLength(30)),
});
export type Fields = z.output<typeof schema>;
