import { randomInt } from 'node:crypto';
import type { CheckoutInput } from '@larder/contracts/checkout';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { avoidedOf } from '../carts/allergens/warning.js';
import { sharesDelivery } from '../carts/addition/addition.js';
import type { CartState } from '../carts/state.js';
import { cartPrices } from '../carts/sums/sums.js';
import { cartAgeLimit } from '../carts/validation/age-limits.js';
import { toCart } from '../carts/view.js';
import type { UnitOfWork } from '../ordering/unit-of-work.js';
import { createPricingSnapshot } from '../orders/pricing/placed-pricing-snapshot.js';
import { isPending, plannedPayments } from '../payments/start/create-payments.js';
import type { PaymentPlan } from '../payments/start/plan.js';
import { insertOrder } from './repository.js';

/** Ten digits that reveal neither the number of orders nor other order numbers. */
function makeOrderNumber(): string {
  return String(randomInt(1_000_000_000, 10_000_000_000));
}

/** Goods with an age limit are handed over: somebody shows an identity card. */
function handoverAddress(address: DistributionAddress, ageLimit: number | undefined) {
  const { leaveAtDoor, ...others } = address;
  return leaveAtDoor && ageLimit === undefined ? address : others;
}

/** Stores the order of a valid cart; returns its number. */
export async function storeOrder(
  work: UnitOfWork,
  cart: CartState,
  { plan, paysWith }: { readonly plan: PaymentPlan } & Pick<CheckoutInput, 'paysWith'>,
): Promise<string> {
  const { total } = cartPrices(cart);
  const avoidedAllergens = [...avoidedOf(cart.allergenProfile)];
  const confirmedAge = cartAgeLimit(cart);
  const payments = plannedPayments(plan);
  const frozen = toCart({
    ...cart,
    payments: payments.map(({ methodKey, brandName = methodKey, amountPlanned }) => ({
      id: methodKey,
      methodKey,
      brandName,
      amountPlanned,
    })),
  });
  const { distributionAddress, distributionWindow, billingAddress } = frozen;
  const discountCodes = frozen.discountCodes.filter(({ savings }) => savings > 0);
  if (!distributionAddress || !distributionWindow || !billingAddress) {
    throw new Error('A valid cart lacks what an order is made of');
  }
  for (;;) {
    const orderNumber = makeOrderNumber();
    const stored = await insertOrder(work, {
      tenant: work.tenant,
      orderNumber,
      cartId: cart.row.id,
      sessionId: work.session,
      status: isPending(plan) ? 'PAYMENT_PENDING' : 'PLACED',
      placedAt: work.now,
      windowId: distributionWindow.id,
      total,
      methodKey: payments.at(-1)?.methodKey ?? '',
      addedTo: cart.row.orderNumber,
      sharesPlace: sharesDelivery(cart),
      basis: createPricingSnapshot(cart, work.shop.clientRuntimeConfig.country),
      document: {
        orderNumber,
        placedAt: work.now.toISOString(),
        distributionAddress: handoverAddress(distributionAddress, confirmedAge),
        distributionWindow: {
          id: distributionWindow.id,
          start: distributionWindow.start,
          end: distributionWindow.end,
        },
        billingAddress,
        productLineItems: frozen.productLineItems,
        payments,
        priceInfo: frozen.priceInfo,
        ...(frozen.totalAtHandover !== undefined && {
          totalAtHandover: frozen.totalAtHandover,
        }),
        ...(paysWith !== undefined && { paysWith }),
        ...(discountCodes.length > 0 && { discountCodes }),
        ...(avoidedAllergens.length > 0 && { avoidedAllergens }),
        ...(confirmedAge !== undefined && { confirmedAge }),
        ...(frozen.substitution && { substitution: frozen.substitution }),
        ...(frozen.note && { note: frozen.note }),
      },
    });
    if (stored) return orderNumber;
  }
}
