import type { RecipeProduct } from '@larder/contracts/recipes';
import type { Goal } from '@larder/pricing/packs';
import { useWording } from '../../messages/use-text.js';
import { IngredientLine } from './ingredient-line.js';
import { packReason } from './pack-reason.js';
import { productOf, type ListLine } from './shopping-list.js';

interface Props {
  readonly line: ListLine;
  readonly products: readonly RecipeProduct[];
  readonly goal: Goal;
  readonly onToggle: () => void;
}

/** An ingredient of a recipe, and why these packs were chosen. */
export function ShopLine({ line, products, goal, onToggle }: Props) {
  const wording = useWording();
  const { name, plan, isTicked } = line;
  const shared = { name, isTicked, onToggle };
  if (!('choice' in plan)) {
    const note = wording.t(`obstacle.${plan.obstacle}`);
    return <IngredientLine {...shared} note={note} packs={[]} price={0} />;
  }
  const { packs, price } = plan.choice;
  const bought = packs.flatMap(({ pack, count }) => {
    const product = productOf(products, pack.sku);
    return product ? [{ product, quantity: pack.quantity * count }] : [];
  });
  const note = packReason(plan, goal, wording);
  return <IngredientLine {...shared} note={note} packs={bought} price={price} />;
}
