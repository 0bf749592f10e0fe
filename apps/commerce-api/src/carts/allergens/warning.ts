import type { AllergenFinding, AllergenProfile, AllergenWarning } from '@larder/contracts/cart';
import type { Allergen } from '@larder/contracts/catalogue';
import type { ProductAllergenWarning } from '@larder/contracts';
import { assessDiet } from '../../customers/diet/assess-diet.js';
import type { Goods } from '../lines/goods.js';
import { inLegalOrder } from './in-legal-order.js';
import type { CartLine, CartState } from '../state.js';

/** Allergens that a cart's shopper avoids: by choice in the cart, or by their diet. */
export function avoidedOf(profile: AllergenProfile | undefined): readonly Allergen[] {
  return inLegalOrder([...(profile?.chosen ?? []), ...(profile?.diet ?? [])]);
}

/** Conflicts between a product and the avoided allergens; undefined when there are none. */
export function findingOf(
  avoided: readonly Allergen[],
  { facts }: Pick<Goods, 'facts'>,
): AllergenFinding | undefined {
  const found = assessDiet({ allergens: [...avoided], marks: [] }, facts);
  if (!found) return undefined;
  const { contains, mayContain, isUnknown } = found;
  return { contains, mayContain, isUnknown };
}

/** Whether a confirmation names all of a finding. Who agreed to an ingredient agreed to its traces. */
export function covers(
  confirmed: AllergenFinding | null | undefined,
  { contains, mayContain, isUnknown }: AllergenFinding,
): boolean {
  if (!confirmed) return false;
  return (
    contains.every((one) => confirmed.contains.includes(one)) &&
    mayContain.every(
      (one) => confirmed.contains.includes(one) || confirmed.mayContain.includes(one),
    ) &&
    (!isUnknown || confirmed.isUnknown)
  );
}

/** The warning that the cart shows at a line; undefined when there is none. */
export function warningOf(
  { allergenProfile }: Pick<CartState, 'allergenProfile'>,
  { goods, confirmed }: Pick<CartLine, 'goods' | 'confirmed'>,
): AllergenWarning | undefined {
  const finding = findingOf(avoidedOf(allergenProfile), goods);
  return finding && { ...finding, isConfirmed: covers(confirmed, finding) };
}

/** A finding with the product's name, as a question to the shopper needs it. */
export function namedFinding(
  { product }: Pick<Goods, 'product'>,
  finding: AllergenFinding,
): ProductAllergenWarning {
  return { sku: product.sku, name: product.name, ...finding };
}
