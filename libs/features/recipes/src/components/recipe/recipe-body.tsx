import { useState, type ReactNode } from 'react';
import { loginRoute } from '@larder/contracts/customer';
import { recipeActions, type Recipe } from '@larder/contracts/recipes';
import { ClientOnly, ExtensionSlot, lazy, useHref } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { Ingredients } from './ingredients.js';
import { NutritionFacts } from './nutrition-facts.js';
import styles from './recipe-body.module.css';
import { PlanRecipe } from './plan-recipe.js';
import { Servings } from './servings.js';
import { ShopIngredients } from './shop-ingredients.js';
import { Steps } from './steps.js';

const rating = lazy(() => import('../saved/recipe-rating.js'));

interface Props {
  /** Above both columns. */
  readonly head: ReactNode;
  readonly recipe: Recipe;
  readonly path: string;
  /** Portions from the URL. */
  readonly initialServings: number;
}

/**
 * Ingredients for the chosen number of portions, beside them how it is cooked. The button that buys them
 * is a part of its own: on a phone it stays on the screen from the picture to the ingredients.
 */
export function RecipeBody({ head, recipe, path, initialServings }: Props) {
  const t = useText();
  const hasAccounts = useHref()(loginRoute, {}) !== undefined;
  const [servings, setServings] = useState(initialServings);
  const factor = servings / recipe.servings;
  return (
    <div className={styles.body}>
      <div className={styles.head}>{head}</div>
      <section aria-labelledby="recipe-ingredients" className={styles.side}>
        <div className={styles.bar}>
          <h2 id="recipe-ingredients">{t('recipe.ingredients')}</h2>
          <Servings
            path={path}
            servings={servings}
            standard={recipe.servings}
            onChange={setServings}
          />
        </div>
        <Ingredients ingredients={recipe.ingredients} factor={factor} />
      </section>
      <ShopIngredients recipe={recipe} servings={servings} />
      <div className={styles.more}>
        <PlanRecipe recipe={recipe} servings={servings} />
        <ExtensionSlot slot={recipeActions} props={{ recipe, servings }} />
      </div>
      <div className={styles.main}>
        <Steps recipe={recipe} factor={factor} />
        <div className={hasAccounts ? styles.rating : undefined}>
          <ClientOnly component={rating} props={{ slug: recipe.slug }} />
        </div>
        <NutritionFacts recipe={recipe} />
      </div>
    </div>
  );
}
