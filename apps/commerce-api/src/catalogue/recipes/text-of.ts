import { and, eq } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { recipeTexts, recipes } from './tables.js';

/** The text of a recipe in the scope's language. */
export const textOf = ({ locale }: Pick<Scope, 'locale'>) =>
  and(
    eq(recipeTexts.tenant, recipes.tenant),
    eq(recipeTexts.slug, recipes.slug),
    eq(recipeTexts.locale, locale),
  );
