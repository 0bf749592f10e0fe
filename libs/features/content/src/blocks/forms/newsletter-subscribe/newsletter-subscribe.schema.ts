import * as z from 'zod/mini';
import { NewsletterTextVariants } from '@larder/contracts/content/schemas';
import { Line } from '../../schemas.js';
import { Topics } from './topics.schema.js';

export const schema = z.object({
  title: Line,
  topics: Topics,
  texts: NewsletterTextVariants,
});
export type Fields = z.output<typeof schema>;
