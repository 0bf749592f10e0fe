import { limitsFor } from '@larder/pricing';
import { bestVoucher } from '../carts/benefits.js';
import { completed } from '../carts/change.js';
import { readCartById } from '../carts/whole-cart.js';
import { pricingTerms } from '../ordering/terms.js';
import type { Work } from '../ordering/work.js';
import type { OrderRow } from './repository.js';
import type { Basis } from './tables.js';

/** What the order's sums were made of, from its cart and the catalogue as they are now. */
export async function readBasis(work: Work, { cartId, document }: OrderRow): Promise<Basis> {
  const cart = await completed(work, await readCartById(work, cartId));
  const type = document.distributionAddress.distributionType;
  const { serviceFees, serviceFeesAfterDiscount, discounts } = document.priceInfo;
  const { totalArticlePrice, orderValue, serviceFeeTaxRate } = document.priceInfo;
  const { freeOfChargeThreshold } = pricingTerms(cart.terms, type);
  const rates = new Map(cart.lines.map((line) => [line.lineItemId, line.goods.vatRate]));
  const isFreeByValue = freeOfChargeThreshold !== undefined && orderValue >= freeOfChargeThreshold;
  const isAddition = cart.row.mode === 'ADDON';
  const { minValue } = limitsFor(cart.terms, type);
  return {
    vatRates: Object.fromEntries(
      document.productLineItems.map(({ lineItemId }) => [
        lineItemId,
        rates.get(lineItemId) ?? serviceFeeTaxRate,
      ]),
    ),
    // The amount that was taken off; of a share, what it is a share of is known again.
    ...(discounts > 0 && {
      benefit: benefitOf(bestVoucher(cart, totalArticlePrice), discounts),
    }),
    hasPass: serviceFees > 0 && serviceFeesAfterDiscount === 0 && !isFreeByValue,
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    ...(minValue !== undefined && !isAddition && { minValue }),
  };
}

/** The voucher that made the discount; one that no longer shows in the cart counts as its amount. */
function benefitOf(found: ReturnType<typeof bestVoucher>, discounts: number) {
  const fits = found?.cents === discounts && 'benefit' in found.best;
  return fits ? found.best.benefit : ({ kind: 'amount', cents: discounts } as const);
}
