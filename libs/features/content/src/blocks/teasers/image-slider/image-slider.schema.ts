import * as z from 'zod/mini';
import { PictureItem } from '../image-list/picture-item.schema.js';
import { Line } from '../../schemas.js';

export const schema = z.object({
  /** Name of the row for who cannot see it. */
  label: Line,
  items: z.array(PictureItem).check(z.minLength(1), z.maxLength(30)),
});
export type Fields = z.output<typeof schema>;
