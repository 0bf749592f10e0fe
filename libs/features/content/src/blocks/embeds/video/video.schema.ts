import * as z from 'zod/mini';
import { Line, Picture, SitePath } from '../../schemas.js';

const common = { title: Line, caption: z.optional(Line), poster: z.optional(Picture) };

/** A film of the shop's own, or one at a film site by its id there. */
export const schema = z.union([
  z.object({
    provider: z.literal('youtube'),
    id: z.string().check(z.regex(/^[\w-]{11}$/)),
    ...common,
  }),
  z.object({
    provider: z.literal('vimeo'),
    id: z.string().check(z.regex(/^\d{6,12}$/)),
    ...common,
  }),
  z.object({
    provider: z.literal('file'),
    url: SitePath.check(z.regex(/\.(mp4|webm)$/)),
    ...common,
    poster: Picture,
  }),
]);
export type Fields = z.output<typeof schema>;
