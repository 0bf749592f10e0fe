import type { AllergenFinding } from '@larder/contracts/cart';
import type { CartLine, CartState, StoredLine } from '../state.js';
import { avoidedOf, covers, findingOf } from './warning.js';

declare const admitted: unique symbol;

/** A line that the guard below has let in: nothing else can be written into a cart. */
export interface AdmittedLine extends StoredLine {
  readonly [admitted]: true;
  /** The warning that the shopper has agreed to, as it was; null without one. */
  readonly confirmed: AllergenFinding | null;
}

const letIn = (line: StoredLine, confirmed: AllergenFinding | null | undefined) =>
  ({ ...line, confirmed: confirmed ?? null }) as AdmittedLine;

/** A voucher or a delivery pass: nothing that somebody eats. */
export const admitArticle = (line: StoredLine): AdmittedLine => letIn(line, null);

/**
 * The line as it may be written into the cart, or the finding that the shopper has to agree to first.
 * A confirmation counts for what it names, and only as far as that is true now: nothing is agreed to in
 * advance. Less of a line than there is needs none.
 */
export function admit(
  cart: Pick<CartState, 'lines' | 'allergenProfile'>,
  { goods, ...line }: CartLine,
  given: AllergenFinding | undefined,
): { readonly line: AdmittedLine } | { readonly finding: AllergenFinding } {
  const known = cart.lines.find(({ sku }) => sku === line.sku);
  const finding = findingOf(avoidedOf(cart.allergenProfile), goods);
  if (!finding || covers(known?.confirmed, finding)) return { line: letIn(line, known?.confirmed) };
  if (covers(given, finding)) return { line: letIn(line, finding) };
  if (known && line.quantity <= known.quantity) return { line: letIn(line, known.confirmed) };
  return { finding };
}
