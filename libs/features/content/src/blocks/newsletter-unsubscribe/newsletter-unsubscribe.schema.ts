import * as z from 'zod/mini';
import { Topics } from '../newsletter-subscribe/topics.schema.js';
import { Line, Words } from '../schemas.js';

export const schema = z.object({
  title: Line,
  text: z.optional(Words),
  thanks: z.optional(Words),
  topics: Topics,
});
export type Fields = z.output<typeof schema>;
