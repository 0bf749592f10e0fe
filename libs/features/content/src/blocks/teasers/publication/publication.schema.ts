import * as z from 'zod/mini';
import { CalendarDate } from '@larder/contracts/schemas';
import { Address, Line, NewTab, Picture, PlainText } from '../../schemas.js';

/** A leaflet, brochure or magazine with its cover. Dates are days in the shop's time zone. */
export const schema = z.object({
  title: Line,
  cover: Picture,
  link: Address,
  newTab: NewTab,
  cta: z.optional(Line),
  text: z.optional(PlainText),
  /** Type and size of the document, such as "PDF, 4 MB". */
  note: z.optional(Line),
  validFrom: z.optional(CalendarDate),
  validTo: z.optional(CalendarDate),
});
export type Fields = z.output<typeof schema>;
