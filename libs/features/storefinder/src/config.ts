import * as z from 'zod/mini';

/** A path of the shop itself with `{z}`, `{x}` and `{y}`: no other maps host is reached (SLOT-15). */
const TilePath = z
  .string()
  .check(z.regex(/^\/(?!\/)[^\\?#]*\{z\}[^\\?#]*\{x\}[^\\?#]*\{y\}[^\\#]*$/));

export const schema = z.object({
  /** Pictures of the map; without them it is drawn by its outlines. */
  tiles: z.optional(
    z.object({
      url: TilePath,
      /** Attribution of the map, as its licence requires. */
      attribution: z.string().check(z.minLength(1), z.maxLength(200)),
      maxZoom: z._default(z.int().check(z.gte(1), z.lte(22)), 18),
    }),
  ),
});

export type StorefinderSettings = z.output<typeof schema>;
