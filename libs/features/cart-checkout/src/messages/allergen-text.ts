import type { AllergenFinding } from '@larder/contracts/cart';
import { createPageMessages } from '@larder/platform';
import { allergens as de } from './de.json';
import { allergens as en } from './en.json';
import { allergens as hi } from './hi.json';
import { allergens as fr } from './fr.json';

/** Texts of allergen warnings; `cart-checkout.allergens.{key}` overrides. */
export const { useText: useAllergenText, getText: getAllergenText } = createPageMessages(
  'cart-checkout.allergens',
  { de, en, fr, hi },
);
export type AllergenText = ReturnType<typeof useAllergenText>;

/**
 * Contributions to tiles bundle this code anyway: loading it separately would cost more than it saves.
 */
export function formatFinding(
  text: AllergenText,
  { contains, mayContain, isUnknown }: AllergenFinding,
): string {
  const names = (of: AllergenFinding['contains']) =>
    of.map((one) => text(`allergen.${one}`)).join(', ');
  return [
    contains.length > 0 && text('contains', { names: names(contains) }),
    mayContain.length > 0 && text('mayContain', { names: names(mayContain) }),
    isUnknown && text('isUnknown'),
  ]
    .filter((one) => one !== false)
    .join(' ');
}
