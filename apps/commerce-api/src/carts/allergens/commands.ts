import type { ProductAllergenWarning } from '@larder/contracts';
import type { Allergen } from '@larder/contracts/catalogue';
import { badRequest } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { readGoods } from '../lines/goods.js';
import type { CartState } from '../state.js';
import { inLegalOrder } from './in-legal-order.js';
import { writeChosenAllergens } from './repository.js';
import { avoidedOf, findingOf, namedFinding } from './warning.js';

/** Beyond it a question is refused: what was left out would look safe. */
const maxSkus = 200;

/** Stores what the shopper avoids. Lines that do not fit stay, and keep the order back until confirmed. */
export async function setCartAllergens(
  work: UnitOfWork,
  cart: CartState,
  allergens: readonly Allergen[],
): Promise<CartState> {
  const chosen = inLegalOrder(allergens);
  await writeChosenAllergens(work, cart.row.id, chosen);
  return { ...cart, allergenProfile: { chosen, diet: cart.allergenProfile?.diet ?? [] } };
}

/** Which of these products the shopper would have to confirm. */
export async function allergenWarnings(
  work: UnitOfWork,
  { revision, allergenProfile }: CartState,
  skus: readonly string[],
): Promise<ProductAllergenWarning[]> {
  const uniqueSkus = [...new Set(skus)];
  if (uniqueSkus.length > maxSkus)
    throw badRequest(`At most ${maxSkus} products are judged at once`);
  const avoided = avoidedOf(allergenProfile);
  if (avoided.length === 0) return [];
  const goods = await readGoods(work, revision, uniqueSkus);
  return [...goods.values()].flatMap((one) => {
    const finding = findingOf(avoided, one);
    return finding ? [namedFinding(one, finding)] : [];
  });
}
