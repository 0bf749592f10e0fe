import type { AllergenFinding } from '@larder/contracts/cart';
import type { CartLine, CartState, StoredLine } from '../state.js';
import { avoidedOf, covers, findingOf } from './warning.js';

declare const checked: unique symbol;

/** A line that the guard below has let in: nothing else can be written into a cart. */
export interface CheckedLine extends StoredLine {
  readonly [checked]: true;
  /** The warning that the shopper confirmed; null without one. */
  readonly confirmed: AllergenFinding | null;
}

const markChecked = (line: StoredLine, confirmed: AllergenFinding | null | undefined) =>
  ({ ...line, confirmed: confirmed ?? null }) as CheckedLine;

/** A voucher or a delivery pass: not food. */
export const asCheckedLine = (line: StoredLine): CheckedLine => markChecked(line, null);

/**
 * The line as it may be stored, or the error that the shopper has to confirm first. A confirmation
 * covers only the allergens that it names and that apply now: nothing is confirmed in advance. Reducing
 * a line needs no confirmation.
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
