import type { RecipeTile } from '@larder/contracts/recipes';
import type { FeatureContext } from '@larder/platform';
import { planApi } from '../../../api/plan-api.js';
import { weekTotal } from '../basket-totals.js';
import { addToCart, undoAddition } from './cart-addition.js';

/** What became of the tap: `undo` takes it back, `missing` names what the shop does not have. */
export type RecipePurchase =
  | { readonly result: 'failed' | 'nothing' | 'cancelled' }
  | {
      readonly result: 'added';
      readonly count: number;
      readonly missing: readonly string[];
      readonly undo: (() => Promise<boolean>) | undefined;
    };

const noChanges: ReadonlySet<string> = new Set();

/**
 * Puts everything for a recipe into the cart, without what is usually at home: the same packs as for a
 * week of one meal, and nothing that the customer avoids.
 */
export async function recipeToCart(
  context: FeatureContext,
  { slug, servings }: Pick<RecipeTile, 'slug' | 'servings'>,
): Promise<RecipePurchase> {
  const { getMealBasket } = planApi.endpoints;
  const body = { meals: [{ slug, servings }] };
  const { data } = await context.dispatch(
    getMealBasket.initiate({ body }, { forceRefetch: true, subscribe: false }),
  );
  if (!data) return { result: 'failed' };
  const { items } = weekTotal(data.lines, noChanges);
  if (items.length === 0) return { result: 'nothing' };
  const addition = await addToCart(context, items);
  if (!addition) return { result: 'cancelled' };
  const missing = data.lines.filter(({ pantry, packs }) => !pantry && packs.length === 0);
  return {
    result: 'added',
    count: items.length,
    missing: missing.map(({ name }) => name),
    undo: addition.canUndo ? () => undoAddition(context, addition) : undefined,
  };
}
