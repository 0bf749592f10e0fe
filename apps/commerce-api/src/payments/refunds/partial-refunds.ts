import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { refundToWallet } from '../wallet/ledger.js';
import { walletKey } from '../capture/release.js';
import type { PaymentRow } from '../repository.js';
import { lockPaymentsOf, patchDue, patchPayment, walletProvider } from '../repository.js';
import { paymentReturns } from '../tables.js';
import { isReserved } from '../capture/reservation.js';

const isActivePayment = ({ state }: PaymentRow) =>
  state === 'AUTHORISED' || state === 'CAPTURED' || state === 'SAVED';
const isSaved = ({ state }: PaymentRow) => state === 'SAVED';
const leftOf = ({ due, returned }: PaymentRow) => due - returned;
const sumOf = (payments: readonly PaymentRow[]) =>
  payments.reduce((sum, one) => sum + leftOf(one), 0);

/** Prepaid and not refunded cents of an order. Locks its payments. */
async function lockPrepaid(work: UnitOfWork, orderNumber: string): Promise<PaymentRow[]> {
  return (await lockPaymentsOf(work, orderNumber)).filter(isActivePayment);
}

/** What an order may come to without a new payment. */
export interface ChargeableAmount {
  /** Captured and not refunded cents, and the full amount of a reservation. */
  readonly max: number;
  /** Something is only reserved: what the order comes to may still rise up to `most`. */
  readonly isReserved: boolean;
}

/** Cents that can be charged from the payments and reservations of the order. Locks its payments. */
export async function chargeableOf(
  work: UnitOfWork,
  orderNumber: string,
): Promise<ChargeableAmount> {
  const payments = await lockPrepaid(work, orderNumber);
  // Of a saved method nothing is reserved yet: so much is as the order comes to.
  if (payments.some(isSaved)) return { max: Number.POSITIVE_INFINITY, isReserved: false };
  const most = payments.reduce(
    (sum, one) => sum + (isReserved(one) ? one.planned : leftOf(one)),
    0,
  );
  return { max: most, isReserved: payments.some(isReserved) };
}

interface RefundRequest {
  readonly orderNumber: string;
  /** Reason of the refund: each reason refunds once. */
  readonly occasion: string;
  /** Cents that the order costs now. */
  readonly keep: number;
  /** The order is picked: the due part of a reservation is captured, and the rest released. */
  readonly isFinal?: boolean;
  /** Cents that weighed goods may come to above `keep`: a saved method reserves them as well. */
  readonly margin?: number;
}

/**
 * Reduces the prepayment of an order to `keep` cents. A reservation is due for the amount that nothing
 * else pays, up to its limit. An excess capture is refunded to its source: first by the provider, which
 * is called after the commit, the rest into the wallet at once. The caller holds the order's lock.
 */
export async function refundExcess(work: UnitOfWork, of: RefundRequest): Promise<void> {
  const all = await lockPrepaid(work, of.orderNumber);
  const payments = all.filter((one) => !isReserved(one) && !isSaved(one));
  const paid = sumOf(payments);
  for (const payment of all.filter(isReserved))
    await saveDue(work, payment, { due: clamp(of.keep - paid, payment.planned), ...of });
  for (const { id, planned } of all.filter(isSaved)) {
    const due = Math.max(0, of.keep - paid);
    await patchDue(work, id, due, due + (of.margin ?? 0) || planned);
  }
  await refundPayments(work, of, { payments, cents: paid - of.keep });
}

/** Captured and not refunded cents of an order whose receipt is done. Locks its payments. */
export async function refundableOf(work: UnitOfWork, orderNumber: string): Promise<number> {
  return sumOf(await lockTaken(work, orderNumber));
}

/**
 * Refunds a part of what was paid for a delivered order, once for each occasion; the provider is called
 * after the commit. The caller holds the order's lock and has checked `refundableOf`.
 */
export async function refundAmount(
  work: UnitOfWork,
  of: Pick<RefundRequest, 'orderNumber' | 'occasion'> & { readonly cents: number },
): Promise<void> {
  const payments = await lockTaken(work, of.orderNumber);
  await refundPayments(work, of, { payments, cents: of.cents });
}

async function lockTaken(work: UnitOfWork, orderNumber: string): Promise<PaymentRow[]> {
  const all = await lockPrepaid(work, orderNumber);
  return all.filter((one) => !isReserved(one) && !isSaved(one));
}

async function refundPayments(
  work: UnitOfWork,
  of: Pick<RefundRequest, 'orderNumber' | 'occasion'>,
  { payments, cents }: { readonly payments: readonly PaymentRow[]; readonly cents: number },
): Promise<void> {
  if (cents <= 0 || !(await recordRefund(work, of, cents))) return;
  const wallet = payments.filter(isWallet);
  const others = payments.filter((one) => !isWallet(one));
  let rest = cents;
  for (const payment of [...others, ...wallet]) {
    const share = Math.min(rest, leftOf(payment));
    rest -= share;
    if (share > 0) await refundPart(work, payment, payment.returned + share);
  }
}

const clamp = (cents: number, most: number) => Math.min(Math.max(0, cents), most);

/** Sets the amount to capture of a reservation; one without a due amount is released at the end. */
async function saveDue(
  work: UnitOfWork,
  { id, state }: PaymentRow,
  { due, isFinal = false }: Pick<RefundRequest, 'isFinal'> & { readonly due: number },
): Promise<void> {
  if (!isFinal) return patchDue(work, id, due);
  const captureFrom = work.now;
  if (due > 0) return patchPayment(work, id, { state, due, captureFrom, nextAt: work.now });
  return patchPayment(work, id, { state: 'UNDO_DUE', due, captureFrom, nextAt: work.now });
}

const isWallet = ({ provider }: PaymentRow) => provider === walletProvider;

/** False when this reason was already refunded. */
async function recordRefund(
  { db, tenant, now }: UnitOfWork,
  { orderNumber, occasion }: Pick<RefundRequest, 'orderNumber' | 'occasion'>,
  amount: number,
): Promise<boolean> {
  const noted = await db
    .insert(paymentReturns)
    .values({ tenant, orderNumber, occasion, amount, madeAt: now })
    .onConflictDoNothing()
    .returning({ occasion: paymentReturns.occasion });
  return noted.length > 0;
}

/** `returned`: total of the payment to refund, in cents. */
async function refundPart(work: UnitOfWork, payment: PaymentRow, returned: number): Promise<void> {
  const { id, state } = payment;
  if (!isWallet(payment)) return patchPayment(work, id, { state, returned, nextAt: work.now });
  await refundToWallet(work, walletKey(id), returned);
  await patchPayment(work, id, { state, returned, refunded: returned, nextAt: null });
}
