import * as z from 'zod/mini';
import type { ArtName } from '@larder/ui';
import { Address, Line, NewTab, Picture } from '../schemas.js';

/** Illustrations of a card without a picture. */
const arts = [
  'basket',
  'cooking',
  'offers',
  'repeat',
  'shop',
  'shopping-list',
  'week',
] as const satisfies readonly ArtName[];

export const schema = z.object({
  title: Line,
  text: z.optional(z.string()),
  link: z.optional(Address),
  newTab: NewTab,
  picture: z.optional(Picture),
  art: z.optional(z.enum(arts)),
  cta: z.optional(Line),
});
export type Fields = z.output<typeof schema>;
