import * as z from 'zod/mini';
import { Address, Line, NewTab, Picture } from '../schemas.js';

export const schema = z.object({
  title: Line,
  text: z.optional(z.string()),
  link: z.optional(Address),
  newTab: NewTab,
  picture: z.optional(Picture),
  cta: z.optional(Line),
});
export type Fields = z.output<typeof schema>;
