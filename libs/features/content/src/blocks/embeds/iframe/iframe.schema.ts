import * as z from 'zod/mini';
import { isEmbeddable } from '@larder/contracts/content/schemas';
import { Address, Line, Picture } from '../../schemas.js';

/** A page of another site that the content policy lets in. */
export const schema = z.object({
  url: z.string().check(z.refine(isEmbeddable, 'an origin that may not stand in a frame')),
  title: Line,
  /** URL of the same content as a separate page; the frame's URL when absent. */
  link: z.optional(Address),
  poster: z.optional(Picture),
  /** CSS pixels; 16:9 when absent. */
  height: z.optional(z.int().check(z.gte(150), z.lte(1200))),
});
export type Fields = z.output<typeof schema>;
