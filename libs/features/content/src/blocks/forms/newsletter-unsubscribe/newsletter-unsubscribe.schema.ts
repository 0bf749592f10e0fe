import * as z from 'zod/mini';
import { Topics } from '../newsletter-subscribe/topics.schema.js';
import { Line, PlainText } from '../../schemas.js';

export const schema = z.object({
  title: Line,
  text: z.optional(PlainText),
  thanks: z.optional(PlainText),
  topics: Topics,
});
export type Fields = z.output<typeof schema>;
