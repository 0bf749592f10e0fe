import type { Allergen } from '@larder/contracts/catalogue';
import type { RecipeTile } from '@larder/contracts/recipes';
import { eq } from 'drizzle-orm';
import { withImplied } from '../../implied-labels.js';
import { findFacts, newest } from '../repository.js';
import type { RecipeInput } from '../recipe-record.js';
import { recipeTexts, recipes } from '../tables.js';
import { textOf } from '../text-of.js';
import type { Scope } from '../../../kernel/scope.js';

export interface Candidate {
  readonly slug: string;
  readonly seasons: RecipeTile['seasons'];
  readonly marks: RecipeTile['marks'];
  /** Best products of what is bought for it, the main ingredient first. */
  readonly mainSkus: readonly string[];
  readonly recipe: RecipeInput;
}

export interface EatingHabits {
  readonly without: readonly Allergen[];
  readonly marks: readonly string[];
}

type Facts = Awaited<ReturnType<typeof findFacts>>[number];

/** Food can fail these marks as a whole; `organic` and others are a matter of single products. */
const dishMarks = ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'];

/** Whether a dish is known to be free of what is avoided, in itself and in its best products. */
function isSuitable(
  { recipe, marks }: Candidate,
  habits: EatingHabits,
  factsOf: ReadonlyMap<string, Facts>,
): boolean {
  const known = withImplied(marks);
  if (habits.marks.some((mark) => dishMarks.includes(mark) && !known.includes(mark))) return false;
  if (habits.without.length === 0) return true;
  const { allergens } = recipe;
  if (!allergens || habits.without.some((one) => allergens.includes(one))) return false;
  return recipe.ingredients.every(({ skus }) => {
    const facts = skus.flatMap((sku) => factsOf.get(sku) ?? [])[0];
    if (!facts) return true;
    const all = [...facts.allergens, ...facts.traces];
    return facts.isKnown && !habits.without.some((one) => all.includes(one));
  });
}

/** Recipes that suit how the shopper eats, the newest first. */
export async function findCandidates(scope: Scope, habits: EatingHabits): Promise<Candidate[]> {
  const { slug, seasons, marks, mainSkus, skus } = recipes;
  const found = await scope.db
    .select({ slug, seasons, marks, mainSkus, skus, recipe: recipeTexts.recipe })
    .from(recipes)
    .innerJoin(recipeTexts, textOf(scope))
    .where(eq(recipes.tenant, scope.tenant))
    .orderBy(newest, slug);
  const isCareful = habits.without.length > 0;
  const skusToCheck = isCareful ? [...new Set(found.flatMap((one) => one.skus))] : [];
  const facts = isCareful ? await findFacts(scope, skusToCheck) : [];
  const factsOf = new Map(facts.map((one) => [one.sku, one]));
  return found.filter((one) => isSuitable(one, habits, factsOf));
}
