import * as z from 'zod/mini';
import { Address, Line, NewTab, Picture } from '../../schemas.js';

/** A picture of a list or slider. */
export const PictureItem = z.extend(Picture, {
  caption: z.optional(Line),
  link: z.optional(Address),
  newTab: NewTab,
});
export type PictureItem = z.output<typeof PictureItem>;
