import { lineTotal, limitsFor, priceFor, shared } from '@larder/pricing';
import { bestVoucher, passLine } from '../carts/benefits.js';
import { availableLines, type CartState } from '../carts/state.js';
import { cartSums } from '../carts/sums.js';
import { pricingTerms } from '../ordering/terms.js';
import { agreedAt } from './agreed-line.js';
import type { Basis } from './tables.js';

/** What the sums of an order are made of when it is placed from this cart. */
export function placedBasis(cart: CartState): Basis {
  const type = cart.row.distributionAddress?.distributionType;
  const { prices, counted } = cartSums(cart);
  const { freeOfChargeThreshold } = pricingTerms(cart.terms, type);
  const { minValue } = limitsFor(cart.terms, type);
  const voucher = bestVoucher(cart, prices.totalArticlePrice)?.best.benefit;
  const hasPass = cart.patron.hasPass || passLine(cart) !== undefined;
  const isAddition = cart.row.orderNumber !== null;
  return {
    vatRates: Object.fromEntries(
      availableLines(cart).map(({ lineItemId, goods }) => [lineItemId, goods.vatRate]),
    ),
    lines: agreedLines(cart, prices.discounts),
    ...(voucher && { benefit: voucher }),
    ...(counted.length > 0 && {
      codes: counted.map(({ code, benefit }) => ({ code, benefit })),
    }),
    hasPass: type === 'DELIVERY' && hasPass,
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    ...(minValue !== undefined && !isAddition && { minValue }),
  };
}

function agreedLines(cart: CartState, discounts: number): NonNullable<Basis['lines']> {
  const lines = availableLines(cart);
  const prices = lines.map(({ goods }) => priceFor(goods.product, cart.patron.isMember));
  const totals = lines.map(({ quantity, goods }, at) =>
    lineTotal(goods.product, quantity, prices[at]),
  );
  const parts = shared(discounts, totals);
  return Object.fromEntries(
    lines.map(({ lineItemId, quantity, goods: { product } }, at) => [
      lineItemId,
      agreedAt({ product, quantity }, prices[at] ?? product.price.regular.value, parts[at]),
    ]),
  );
}
