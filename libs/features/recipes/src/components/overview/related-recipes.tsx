import { useId } from 'react';
import type { RecipeTile } from '@larder/contracts/recipes';
import { useText } from '../../messages/use-text.js';
import { RecipeGrid } from './recipe-grid.js';
import styles from './related-recipes.module.css';

/** Recipes with the same ingredients, so that what is bought is used up. */
export function RelatedRecipes({ recipes }: { readonly recipes: readonly RecipeTile[] }) {
  const t = useText();
  const id = useId();
  if (recipes.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.related}>
      <h2 id={id}>{t('recipe.related')}</h2>
      <RecipeGrid recipes={recipes} />
    </section>
  );
}
