import type { Order } from '@larder/contracts/checkout';
import type { Scope } from '../../kernel/scope.js';
import type { PaymentRow } from '../repository.js';
import { paymentsOf } from '../repository.js';
import { isReserved } from './reservation.js';

/** Reserved, charged and refunded amounts of an order in cents, including the wallet's part. */
export type Charge = NonNullable<Order['charge']>;

const isCharged = ({ state, captureFrom }: PaymentRow) =>
  state === 'CAPTURED' || (state === 'AUTHORISED' && captureFrom !== null);

/** Authorised shortly before the delivery, by the method that is saved. */
const isScheduled = ({ state, kind }: PaymentRow) =>
  state === 'SAVED' || (state === 'OPEN' && kind === 'UNATTENDED');

/** An amount counts as charged once it is decided: the provider may be called a little later. */
function partOf(payment: PaymentRow): Charge {
  const { planned, due, returned, captured, state } = payment;
  const isUndone = state === 'UNDO_DUE' || state === 'UNDONE';
  return {
    authorised: isReserved(payment) ? planned : 0,
    ...(isScheduled(payment) && { later: planned }),
    captured: isCharged(payment) ? due : captured,
    refunded: isUndone ? captured : returned,
  };
}

/** The sum over all payments of an order; undefined where nothing was paid or reserved ahead. */
export async function chargeOf(
  scope: Pick<Scope, 'db' | 'tenant'>,
  orderNumber: string,
): Promise<Charge | undefined> {
  const payments = await paymentsOf(scope, orderNumber);
  const parts = payments.map(partOf);
  const sumOf = (name: keyof Charge) => parts.reduce((sum, part) => sum + (part[name] ?? 0), 0);
  const later = sumOf('later');
  const charge = {
    authorised: sumOf('authorised'),
    captured: sumOf('captured'),
    refunded: sumOf('refunded'),
    ...(later > 0 && { later }),
  };
  return payments.length > 0 ? charge : undefined;
}
