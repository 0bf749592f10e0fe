import * as z from 'zod/mini';

const Line = z.string().check(z.minLength(1), z.maxLength(200));
const Paragraph = z.string().check(z.minLength(1), z.maxLength(2000));
const Cookie = z.object({ name: Line, provider: Line, purpose: Paragraph, lasts: Line });

/** What editors add to the consent manager's list. */
export const schema = z.object({
  groups: z._default(
    z
      .array(
        z.object({
          title: Line,
          text: z.optional(Paragraph),
          cookies: z.array(Cookie).check(z.minLength(1), z.maxLength(100)),
        }),
      )
      .check(z.maxLength(10)),
    [],
  ),
});
export type Fields = z.output<typeof schema>;
export type CookieGroup = Fields['groups'][number];
