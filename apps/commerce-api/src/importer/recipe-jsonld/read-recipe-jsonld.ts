import * as z from 'zod/mini';
import { readNodes, typesOf } from '../feed/json-ld.js';

const Text = z.union([z.string(), z.number()]);
const Texts = z.union([Text, z.array(Text)]);
const Step = z.union([
  z.string(),
  z.object({ text: z.optional(z.string()), name: z.optional(z.string()) }),
]);
const Section = z.object({ itemListElement: z.array(Step) });
const Image = z.object({
  url: z.string(),
  width: z.optional(Text),
  height: z.optional(Text),
});
export type Image = z.output<typeof Image>;

/** What is read of a schema.org Recipe; everything else in it is passed over. */
export const SchemaRecipe = z.object({
  name: z.string().check(z.minLength(1)),
  description: z.optional(z.string()),
  recipeYield: z.optional(Texts),
  prepTime: z.optional(z.string()),
  cookTime: z.optional(z.string()),
  totalTime: z.optional(z.string()),
  recipeIngredient: z.array(z.string()).check(z.minLength(1)),
  recipeInstructions: z.union([z.string(), z.array(z.union([Section, Step]))]),
  keywords: z.optional(z.union([z.string(), z.array(z.string())])),
  suitableForDiet: z.optional(z.union([z.string(), z.array(z.string())])),
  datePublished: z.optional(z.string()),
  image: z.optional(z.union([z.string(), Image, z.array(z.union([z.string(), Image]))])),
});
export type SchemaRecipe = z.output<typeof SchemaRecipe>;

export type FoundRecipe =
  | { readonly line: number; readonly recipe: SchemaRecipe }
  | { readonly line: number; readonly reason: string };

/**
 * The recipes of a JSON-LD file: one, a list of them, or a graph. `line` counts nodes from 1. Throws
 * when the file is no JSON at all.
 */
export async function readRecipeJsonLd(file: string): Promise<FoundRecipe[]> {
  return (await readNodes(file)).map((node, index) => {
    const line = index + 1;
    if (!typesOf(node).includes('Recipe')) return { line, reason: 'is no Recipe of schema.org' };
    const parsed = z.safeParse(SchemaRecipe, node);
    if (parsed.success) return { line, recipe: parsed.data };
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { line, reason: faults.join('; ') };
  });
}
