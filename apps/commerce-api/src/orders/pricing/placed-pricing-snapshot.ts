import { countryOf } from '@larder/countries';
import { discountableAmounts, limitsFor, priceFor, shared } from '@larder/pricing';
import { bestVoucher, passLine } from '../../carts/sums/benefits.js';
import { availableLines, type CartState } from '../../carts/state.js';
import { cartSums, discountableTotal, pricedLines } from '../../carts/sums/sums.js';
import { pricingTerms } from '../../ordering/terms.js';
import { agreedAt } from './agreed-line.js';
import type { PricingSnapshot } from '../tables.js';

/** Pricing snapshot of an order that is placed from this cart, in a shop of this country. */
export function createPricingSnapshot(cart: CartState, country: string): PricingSnapshot {
  const type = cart.row.distributionAddress?.distributionType;
  const { prices, counted } = cartSums(cart);
  const { freeOfChargeThreshold, crateTaxRate, isTaxAdded } = pricingTerms(cart, type);
  const { minValue } = limitsFor(cart.terms, type);
  const voucher = bestVoucher(cart, discountableTotal(cart))?.best.benefit;
  const hasPass = cart.customer.hasPass || passLine(cart) !== undefined;
  const isAddition = cart.row.orderNumber !== null;
  const cashStep = countryOf(country)?.prices.cashRounding?.step;
  return {
    vatRates: Object.fromEntries(
      availableLines(cart).map(({ lineItemId, goods }) => [lineItemId, goods.vatRate]),
    ),
    lines: agreedLines(cart, prices.discounts),
    ...(crateTaxRate !== undefined && { crateTaxRate }),
    ...(isTaxAdded && { isTaxAdded }),
    ...(voucher && { benefit: voucher }),
    ...(counted.length > 0 && {
      codes: counted.map(({ code, benefit }) => ({ code, benefit })),
    }),
    hasPass: type === 'DELIVERY' && hasPass,
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    ...(minValue !== undefined && !isAddition && { minValue }),
    ...(cashStep !== undefined && { cashStep }),
  };
}

function agreedLines(cart: CartState, discounts: number): NonNullable<PricingSnapshot['lines']> {
  const priced = pricedLines(cart);
  const parts = shared(discounts, discountableAmounts(priced));
  return Object.fromEntries(
    availableLines(cart).map(({ lineItemId, quantity, goods: { product } }, at) => {
      const { treatment, depositVatRate, lineDeposit = 0 } = priced[at] ?? {};
      const line = {
        ...agreedAt({ product, quantity }, priceFor(product, cart.customer.isMember), parts[at]),
        ...(treatment && { treatment }),
        ...(lineDeposit > 0 && depositVatRate !== undefined && { depositVatRate }),
      };
      return [lineItemId, line];
    }),
  );
}
