import type { ProductLineItem } from '@larder/contracts/cart';
import { lineTotal, perPiecePrice } from '@larder/pricing';
import type { AgreedLine, PricingSnapshot } from '../tables.js';

type Priced = Pick<ProductLineItem, 'product' | 'quantity'>;

/** Agreed price of a line ordered at a unit price, with its share of the discounts (cents). */
export function agreedAt(
  { product, quantity }: Priced,
  unitPrice: number,
  discount = 0,
): AgreedLine {
  const { multiBuy } = product.price;
  const groups = multiBuy ? Math.floor(quantity / (multiBuy.quantity * product.bundleSize)) : 0;
  return {
    unitPrice,
    memberShare:
      lineTotal(product, quantity, product.price.regular.value) -
      lineTotal(product, quantity, unitPrice),
    ...(multiBuy &&
      groups > 0 && { multiBuy: { groups, quantity: multiBuy.quantity, value: multiBuy.value } }),
    discount,
  };
}

/**
 * The unit price in cents of a line from before agreed prices were stored. The line keeps what one
 * piece and the whole quantity cost; of the prices that give both, the lowest holds. So the shopper
 * never pays more than was agreed, also where a multi-buy offer hides the price that was used.
 */
export function computedUnitPrice(line: ProductLineItem): number {
  const { product, quantity } = line;
  const { regular, loyalty } = product.price;
  const candidates = [regular.value, ...(loyalty ? [loyalty.value] : [])].sort((a, b) => a - b);
  const fits = candidates.find(
    (value) =>
      perPiecePrice(product, value) === line.perPiecePrice &&
      lineTotal(product, quantity, value) === line.lineTotal,
  );
  return fits ?? candidates[0] ?? regular.value;
}

/** What was agreed for a line: as stored at placing, else computed from the line itself. */
export function agreedFor(
  basis: Pick<PricingSnapshot, 'lines'>,
  line: ProductLineItem,
): AgreedLine {
  return basis.lines?.[line.lineItemId] ?? agreedAt(line, computedUnitPrice(line));
}
