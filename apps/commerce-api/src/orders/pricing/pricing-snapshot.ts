import { limitsFor, type CodeBenefit } from '@larder/pricing';
import { bestVoucher } from '../../carts/sums/benefits.js';
import { loadState } from '../../carts/change-cart.js';
import { readCartById } from '../../carts/stored-cart.js';
import { usedBenefits } from '../../benefits/discounts/code-redemptions.js';
import { pricingTerms } from '../../ordering/terms.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { OrderRow } from '../repository.js';
import type { PricingSnapshot } from '../tables.js';

/** Pricing snapshot of the order, from its cart and the current catalogue. */
export async function readPricingSnapshot(
  work: UnitOfWork,
  { cartId, document, addedTo }: OrderRow,
): Promise<PricingSnapshot> {
  const cart = await loadState(work, await readCartById(work, cartId));
  const type = document.distributionAddress.distributionType;
  const { serviceFees, serviceFeesAfterDiscount, discounts } = document.priceInfo;
  const { totalArticlePrice, orderValue, serviceFeeTaxRate } = document.priceInfo;
  const { freeOfChargeThreshold, isTaxAdded } = pricingTerms(cart, type);
  const rates = new Map(cart.lines.map((line) => [line.lineItemId, line.goods.vatRate]));
  const isFreeByValue = freeOfChargeThreshold !== undefined && orderValue >= freeOfChargeThreshold;
  const { minValue } = limitsFor(cart.terms, type);
  const { codes, offGoods, offFee } = await usedCodes(work, cartId, document);
  return {
    vatRates: Object.fromEntries(
      document.productLineItems.map(({ lineItemId }) => [
        lineItemId,
        rates.get(lineItemId) ?? serviceFeeTaxRate,
      ]),
    ),
    ...(isTaxAdded && { isTaxAdded }),
    // The discount amount of a code or voucher; a percentage is derived from it again.
    ...(discounts > offGoods && {
      benefit: benefitOf(bestVoucher(cart, totalArticlePrice), discounts - offGoods),
    }),
    ...(codes.length > 0 && { codes }),
    hasPass: serviceFees > 0 && serviceFeesAfterDiscount === 0 && offFee === 0 && !isFreeByValue,
    ...(freeOfChargeThreshold !== undefined && { freeOfChargeThreshold }),
    ...(minValue !== undefined && addedTo === null && { minValue }),
  };
}

/** The discounts of an order's codes, and their sum in cents. */
async function usedCodes(
  work: UnitOfWork,
  cartId: string,
  { discountCodes = [] }: OrderRow['document'],
) {
  const benefits = discountCodes.length > 0 ? await usedBenefits(work, cartId) : undefined;
  const sumOf = (part: (typeof discountCodes)[number]['appliesTo']) =>
    discountCodes.reduce((sum, one) => sum + (one.appliesTo === part ? one.savings : 0), 0);
  const codes = discountCodes.map(({ code, savings, appliesTo }) => ({
    code,
    benefit: benefits?.get(code) ?? storedSavings(appliesTo, savings),
  }));
  return { codes, offGoods: sumOf('goods'), offFee: sumOf('service') };
}

/** A code whose redemption is unknown counts with its recorded discount. */
function storedSavings(part: 'goods' | 'service', cents: number): CodeBenefit {
  return part === 'service' ? { kind: 'service', most: cents } : { kind: 'amount', cents };
}

/** The voucher that made the discount; one that no longer shows in the cart counts as its amount. */
function benefitOf(found: ReturnType<typeof bestVoucher>, discounts: number) {
  const fits = found?.cents === discounts && 'benefit' in found.best;
  return fits ? found.best.benefit : ({ kind: 'amount', cents: discounts } as const);
}
