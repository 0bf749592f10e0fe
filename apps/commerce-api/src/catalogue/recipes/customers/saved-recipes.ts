import type { SavedRecipes } from '@larder/contracts/recipes';
import { MAX_SAVED_RECIPES } from '@larder/contracts/recipes/schemas';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { badRequest } from '../../../kernel/failure.js';
import type { Scope } from '../../../kernel/scope.js';
import { recipes } from '../tables.js';
import { savedRecipes } from './tables.js';

const own = ({ tenant }: Scope, customer: string) =>
  and(eq(savedRecipes.tenant, tenant), eq(savedRecipes.customerId, customer));

/** The customer's saved recipes, the latest first. */
export async function readSavedRecipes(scope: Scope, customer: string): Promise<SavedRecipes> {
  const found = await scope.db
    .select({ slug: savedRecipes.slug })
    .from(savedRecipes)
    .where(own(scope, customer))
    .orderBy(desc(savedRecipes.savedAt), savedRecipes.slug);
  return { slugs: found.map(({ slug }) => slug) };
}

/** Saves recipes; saved ones stay as they are, and ones that the shop does not have are left out. */
export async function addSavedRecipes(
  scope: Scope,
  customer: string,
  slugs: readonly string[],
): Promise<SavedRecipes> {
  const { db, tenant, now: savedAt } = scope;
  const known = await db
    .select({ slug: recipes.slug })
    .from(recipes)
    .where(and(eq(recipes.tenant, tenant), inArray(recipes.slug, [...slugs])));
  const before = await readSavedRecipes(scope, customer);
  const added = known.filter(({ slug }) => !before.slugs.includes(slug));
  if (added.length === 0) return before;
  if (before.slugs.length + added.length > MAX_SAVED_RECIPES)
    throw badRequest(`There are at most ${MAX_SAVED_RECIPES} saved recipes`);
  await db
    .insert(savedRecipes)
    .values(added.map(({ slug }) => ({ tenant, customerId: customer, slug, savedAt })))
    .onConflictDoNothing();
  return readSavedRecipes(scope, customer);
}

export async function removeSavedRecipe(
  scope: Scope,
  customer: string,
  slug: string,
): Promise<SavedRecipes> {
  await scope.db.delete(savedRecipes).where(and(own(scope, customer), eq(savedRecipes.slug, slug)));
  return readSavedRecipes(scope, customer);
}
