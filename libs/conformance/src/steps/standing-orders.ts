import {
  standingOrderCalls,
  type NewStandingOrder,
  type StandingOrder,
} from '@larder/contracts/shopping/standing-orders';
import { needed } from '../run/finding.js';
import type { Visitor } from '../run/visitor.js';

/** The terms of a standing order as the shop suggests them for an order. */
export async function standingTerms(
  buyer: Visitor,
  orderNumber: string,
): Promise<NewStandingOrder & { readonly orderNumber: string }> {
  const draft = await buyer.ok(standingOrderCalls.getStandingDraft, { query: { orderNumber } });
  const [slot] = draft.windows;
  const { weekday, from, to } = needed(draft.window ?? slot, 'no time slot is there every week');
  const { methodKey } = needed(
    draft.payments.find((one) => one.paymentMethodId === undefined),
    'a standing order cannot be paid on handover',
  );
  return {
    name: 'Every week',
    weeks: 1,
    anyWindow: true,
    agreed: true,
    orderNumber,
    window: { weekday, from, to },
    payment: { methodKey },
    highestTotal: draft.highestTotal,
  };
}

/** A standing order made of an order, with what the shop suggests for it. */
export async function createStandingOrder(
  buyer: Visitor,
  orderNumber: string,
): Promise<StandingOrder> {
  const body = await standingTerms(buyer, orderNumber);
  return buyer.ok(standingOrderCalls.createStandingOrder, { body });
}
