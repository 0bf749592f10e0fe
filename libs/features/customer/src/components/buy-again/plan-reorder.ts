import type { CartItemInput } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { Finding } from '../../state/personal/personal-state.js';
import { largestQuantity, perPiecePrice } from '@larder/pricing';

/** An item to buy again: grams or pieces, and its previous unit price if known. */
export interface ReorderLine extends CartItemInput {
  readonly name: string;
  /** Cents of one piece, or of one step of a weighted product. */
  readonly price?: number | undefined;
}

export type Difference =
  | { readonly kind: 'gone' | 'unavailable' }
  | { readonly kind: 'dearer' | 'cheaper'; readonly before: number; readonly now: number }
  | { readonly kind: 'quantity'; readonly before: number; readonly now: number };

export interface PlannedLine {
  readonly sku: string;
  readonly name: string;
  /** Quantity to add to the cart; undefined for an unavailable product. */
  readonly quantity: number;
  readonly product?: Product;
  readonly differences: readonly Difference[];
  /** What does not fit the customer's diet, or that it could not be found out. */
  readonly finding?: Finding;
}

/** Whether it may go into the cart without a question. */
export const isUnchanged = ({ differences, finding }: PlannedLine) =>
  differences.length === 0 && finding === undefined;

/** Items to add: those that conflict with the diet only after confirmation. */
export const requestedQuantities = (plan: readonly PlannedLine[], agreed: ReadonlySet<string>) =>
  plan.filter(({ sku, quantity, finding }) => quantity > 0 && (!finding || agreed.has(sku)));

/** A step at least, whole steps, and not more than may be bought. */
function quantityNow(product: Product, wanted: number): number {
  const step = product.quantityStepSize;
  return Math.min(Math.max(1, Math.ceil(wanted / step)) * step, largestQuantity(product));
}

/** Changes of each line since the last order, before anything is added to the cart. */
export function planReorder(
  lines: readonly ReorderLine[],
  products: readonly Product[],
  findings: ReadonlyMap<string, Finding> = new Map(),
): PlannedLine[] {
  const bySku = new Map(products.map((product) => [product.sku, product]));
  return lines.map((line) => {
    const planned = planLine(line, bySku.get(line.sku));
    const finding = findings.get(line.sku);
    return finding && planned.quantity > 0 ? { ...planned, finding } : planned;
  });
}

function planLine({ sku, name, quantity, price }: ReorderLine, product?: Product): PlannedLine {
  if (!product) return { sku, name, quantity: 0, differences: [{ kind: 'gone' }] };
  if (product.orderability === 'CanNotBeOrdered' || largestQuantity(product) === 0)
    return { sku, name, quantity: 0, product, differences: [{ kind: 'unavailable' }] };
  const now = quantityNow(product, quantity);
  const priceNow = perPiecePrice(product);
  const differences: Difference[] = [];
  if (price !== undefined && price !== priceNow)
    differences.push({
      kind: priceNow > price ? 'dearer' : 'cheaper',
      before: price,
      now: priceNow,
    });
  if (now !== quantity) differences.push({ kind: 'quantity', before: quantity, now });
  return { sku, name, quantity: now, product, differences };
}
