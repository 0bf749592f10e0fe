import { sql } from 'drizzle-orm';
import { firstRow } from '../kernel/database.js';
import type { Work } from '../ordering/work.js';
import { giveBack } from '../wallet/ledger.js';
import { walletKey } from './release.js';
import type { PaymentRow } from './repository.js';
import { patchPayment, paymentsOf, walletProvider } from './repository.js';

const isStanding = ({ state }: PaymentRow) => state === 'AUTHORISED' || state === 'CAPTURED';
const leftOf = ({ due, returned }: PaymentRow) => due - returned;
const sumOf = (payments: readonly PaymentRow[]) =>
  payments.reduce((sum, one) => sum + leftOf(one), 0);

/** What was paid ahead for an order and was not given back, in cents. Locks its payments. */
async function lockPaid(work: Work, orderNumber: string): Promise<PaymentRow[]> {
  await work.db.execute(
    sql`SELECT FROM payments WHERE tenant = ${work.tenant} AND order_number = ${orderNumber}
        FOR UPDATE`,
  );
  return (await paymentsOf(work, orderNumber)).filter(isStanding);
}

/** Cents that were paid ahead for an order and are still its own. */
export async function paidAhead(work: Work, orderNumber: string): Promise<number> {
  return sumOf(await lockPaid(work, orderNumber));
}

interface Return {
  readonly orderNumber: string;
  /** Why: one occasion gives back once. */
  readonly occasion: string;
  /** Cents that the order still costs. */
  readonly keep: number;
}

/**
 * Gives back what was paid ahead above `keep`, the way it came: first by the provider, who is asked
 * as soon as this is committed, what is left of it into the wallet at once. The caller holds the
 * order's lock.
 */
export async function returnAbove(work: Work, of: Return): Promise<void> {
  const payments = await lockPaid(work, of.orderNumber);
  const excess = sumOf(payments) - of.keep;
  if (excess <= 0 || !(await noteReturn(work, of, excess))) return;
  const [wallet, others] = [payments.filter(isWallet), payments.filter((one) => !isWallet(one))];
  let rest = excess;
  for (const payment of [...others, ...wallet]) {
    const share = Math.min(rest, leftOf(payment));
    rest -= share;
    if (share > 0) await returnPart(work, payment, payment.returned + share);
  }
}

const isWallet = ({ provider }: PaymentRow) => provider === walletProvider;

/** False when the occasion has given back already. */
async function noteReturn(
  { db, tenant, now }: Work,
  { orderNumber, occasion }: Return,
  amount: number,
): Promise<boolean> {
  const noted = await firstRow(
    db,
    sql`INSERT INTO payment_returns (tenant, order_number, occasion, amount, made_at)
        VALUES (${tenant}, ${orderNumber}, ${occasion}, ${amount}, ${now.toISOString()})
        ON CONFLICT DO NOTHING RETURNING occasion`,
  );
  return noted !== undefined;
}

/** `returned`: cents of the payment that are to have gone back in all. */
async function returnPart(work: Work, payment: PaymentRow, returned: number): Promise<void> {
  const { id, state } = payment;
  if (!isWallet(payment)) return patchPayment(work, id, { state, returned, nextAt: work.now });
  await giveBack(work, walletKey(id), returned);
  await patchPayment(work, id, { state, returned, refunded: returned, nextAt: null });
}
