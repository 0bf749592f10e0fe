import * as z from 'zod/mini';

/** The recipe search field, with the editor's texts (CONT-47). */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  text: z.optional(z.string().check(z.maxLength(400))),
});
export type RecipeSearchFields = z.output<typeof schema>;
