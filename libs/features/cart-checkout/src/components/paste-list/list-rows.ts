import type { CartItemInput } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { ListItem, ListOffer, MatchedLine } from '@larder/contracts/shopping';
import { largestQuantity, lineDeposit, lineTotal } from '@larder/pricing';

/** A line of the list on the page: `chosen` is put into the cart when its quantity is not 0. */
export interface ListRow extends Pick<MatchedLine, 'text' | 'status' | 'offers'> {
  readonly chosen?: ListOffer;
}

/** What is put into the cart of a row, of whatever list. */
export type WithChoice = Pick<ListRow, 'chosen'>;

/** What is matched is chosen already; similar products are the shopper's choice. */
export function rowsOf(lines: readonly MatchedLine[]): ListRow[] {
  return lines.map(({ text, status, offers }) => {
    const [best] = offers;
    return { text, status, offers, ...(status === 'matched' && best && { chosen: best }) };
  });
}

export interface ListParts {
  /** Items that are products of the shop already. */
  readonly rows: readonly ListRow[];
  /** The others, to be matched. */
  readonly text: string;
}

/** The open items of a shopping list; it counts packs, the cart grams or pieces. */
export function partsOf(items: readonly ListItem[]): ListParts {
  const open = items.filter(({ isDone }) => !isDone);
  const rows = open.flatMap(({ text, count, product }): ListRow[] =>
    product ? [rowOf(text, product, count)] : [],
  );
  const free = open.filter(({ product }) => !product);
  return { rows, text: free.map(({ count, text }) => `${count} ${text}`).join('\n') };
}

function rowOf(text: string, product: Product, count: number): ListRow {
  const quantity = Math.min(count * product.quantityStepSize, largestQuantity(product));
  const isThere = product.orderability !== 'CanNotBeOrdered' && quantity > 0;
  if (!isThere) return { text, status: 'none', offers: [] };
  const offer = { product, quantity };
  return { text, status: 'matched', offers: [offer], chosen: offer };
}

/** Items for the cart: each product once, though two lines may name it. */
export function itemsOf(rows: readonly WithChoice[]): CartItemInput[] {
  const totals = new Map<string, number>();
  for (const { chosen } of rows) {
    if (!chosen || chosen.quantity === 0) continue;
    const { sku } = chosen.product;
    totals.set(sku, (totals.get(sku) ?? 0) + chosen.quantity);
  }
  return [...totals].map(([sku, quantity]) => ({ sku, quantity }));
}

/** What the chosen products add to the cart's total in cents: their deposit is in it as well. */
export function totalOf(rows: readonly WithChoice[]): number {
  const products = new Map(
    rows.flatMap(({ chosen }) => (chosen ? [[chosen.product.sku, chosen.product]] : [])),
  );
  return itemsOf(rows).reduce((sum, { sku, quantity }) => {
    const product = products.get(sku);
    return product ? sum + lineTotal(product, quantity) + lineDeposit(product, quantity) : sum;
  }, 0);
}
