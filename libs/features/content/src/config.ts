import * as z from 'zod/mini';

export const schema = z.object({
  /**
   * Address of a block in the content system, or a path of the shop that leads there: `{id}` in place
   * of the block's id, `{path}` of the page's path. Absent, nothing is linked.
   */
  editUrl: z.optional(
    z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))[^{}]+\{id\}[^{}]*(\{path\}[^{}]*)?$/)),
  ),
});

export type ContentSettings = z.output<typeof schema>;
