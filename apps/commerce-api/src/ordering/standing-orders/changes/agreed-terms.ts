import type { StandingOrderChange } from '@larder/contracts/shopping/standing-orders';
import { serviceLocationOf } from '../../../carts/distribution/move-cart.js';
import { badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import type { Basket } from '../basket.js';
import { asCart } from '../basket.js';
import { withLineTotals } from '../line-totals.js';
import { isPayable } from '../payments.js';
import type { StoredItem } from '../tables.js';
import { findSlot, weeklySlots } from '../weekly-slots.js';

type Terms = Omit<StandingOrderChange, 'items' | 'agreed'>;

/**
 * The basket's items with what they cost now, where the terms are possible.
 * @throws ApiFailure 400 for a time slot that the place does not have, or an unsuitable payment
 */
export async function agreedItems(
  work: UnitOfWork,
  basket: Basket,
  terms: Terms,
): Promise<readonly StoredItem[]> {
  const place = serviceLocationOf(basket.distributionAddress);
  const slots = place ? await weeklySlots(work, place) : [];
  if (!findSlot(slots, terms.window)) {
    const why = 'There is no such weekly time slot at this place';
    throw badRequest(why, { window: why });
  }
  const cart = await asCart(work, basket);
  if (!(await isPayable(work, cart, terms.payment))) {
    const why = 'Orders cannot be paid like this without the customer';
    throw badRequest(why, { payment: why });
  }
  return withLineTotals(basket.items, cart);
}

/** The terms as columns of the standing order's row. */
export const columnsOf = ({ name, weeks, window, anyWindow, payment, highestTotal }: Terms) => ({
  name,
  weeks,
  weekday: window.weekday,
  windowFrom: window.from,
  windowTo: window.to,
  anyWindow,
  methodKey: payment.methodKey,
  highestTotal,
  paymentMethodId: payment.paymentMethodId ?? null,
});
