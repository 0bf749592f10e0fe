import * as z from 'zod/mini';

/** The field that searches recipes, with words of the editor (CONT-47). */
export const schema = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(120)),
  text: z.optional(z.string().check(z.maxLength(400))),
});
export type RecipeSearchFields = z.output<typeof schema>;
