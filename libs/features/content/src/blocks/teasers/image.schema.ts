import * as z from 'zod/mini';
import { Address, Line, NewTab, Picture } from '../schemas.js';

export const schema = z.extend(Picture, {
  link: z.optional(Address),
  newTab: NewTab,
  caption: z.optional(Line),
});
export type Fields = z.output<typeof schema>;
