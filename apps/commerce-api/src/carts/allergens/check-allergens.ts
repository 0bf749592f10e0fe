import type { AllergenFinding } from '@larder/contracts/cart';
import type { CartLine, CartState, StoredLine } from '../state.js';
import { avoidedOf, covers, findingOf } from './warning.js';

declare const checked: unique symbol;

/** A line that the guard below has let in: nothing else can be written into a cart. */
export interface CheckedLine extends StoredLine {
  readonly [checked]: true;
  /** The warning that the shopper has agreed to, as it was; null without one. */
  readonly confirmed: AllergenFinding | null;
}

const markChecked = (line: StoredLine, confirmed: AllergenFinding | null | undefined) =>
  ({ ...line, confirmed: confirmed ?? null }) as CheckedLine;

/** A voucher or a delivery pass: nothing that somebody eats. */
export const asCheckedLine = (line: StoredLine): CheckedLine => markChecked(line, null);

/**
 * The line as it may be written into the cart, or the finding that the shopper has to agree to first.
 * A confirmation counts for what it names, and only as far as that is true now: nothing is agreed to in
 * advance. Less of a line than there is needs none.
 */
export function checkAllergens(
  cart: Pick<CartState, 'lines' | 'allergenProfile'>,
  { goods, ...line }: CartLine,
  given: AllergenFinding | undefined,
): { readonly line: CheckedLine } | { readonly finding: AllergenFinding } {
  const known = cart.lines.find(({ sku }) => sku === line.sku);
  const finding = findingOf(avoidedOf(cart.allergenProfile), goods);
  if (!finding || covers(known?.confirmed, finding))
    return { line: markChecked(line, known?.confirmed) };
  if (covers(given, finding)) return { line: markChecked(line, finding) };
  if (known && line.quantity <= known.quantity) return { line: markChecked(line, known.confirmed) };
  return { finding };
}
