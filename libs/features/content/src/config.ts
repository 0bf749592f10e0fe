import * as z from 'zod/mini';

export const schema = z.object({
  /** Address of a block in the content system, `{id}` in place of its id; absent, nothing is linked. */
  editUrl: z.optional(z.string().check(z.regex(/^https?:\/\/[^{}]+\{id\}[^{}]*$/))),
});

export type ContentSettings = z.output<typeof schema>;
