import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { firstRow, rows } from '../../../kernel/database/database.js';
import type { CardDetails, PaymentStatusUpdate, StartRequest } from '../provider.js';
import type { Behaviour } from './test-cards.js';
import { behaviourOfToken } from './test-cards.js';

export interface SimulatedPayment {
  readonly provider: string;
  readonly reference: string;
  readonly tenant: string;
  readonly paymentId: string;
  readonly orderNumber: string;
  readonly methodKey: string;
  readonly locale: string;
  readonly returnUrl: string;
  readonly currency: string;
  readonly amount: number;
  readonly state: PaymentStatusUpdate['state'];
  readonly captured: number;
  readonly refunded: number;
  readonly failureCode: string | null;
  readonly card: CardDetails | null;
  readonly saved: CardDetails | null;
  readonly plan: Behaviour | null;
  readonly authorisedUntil: string | null;
  /** The method is saved, and nothing is reserved. */
  readonly isSetup: boolean;
}

const columns = sql`provider, reference, tenant, payment_id AS "paymentId",
  order_number AS "orderNumber", method_key AS "methodKey", locale, return_url AS "returnUrl",
  currency, amount, state, captured, refunded, failure_code AS "failureCode", card, saved, plan,
  authorised_until::text AS "authorisedUntil", is_setup AS "isSetup"`;

/** Begins a payment, or finds the one that was begun under the same id. */
export async function createOrFindPayment(
  db: Database,
  provider: string,
  request: StartRequest,
): Promise<SimulatedPayment> {
  const { tenant, paymentId, orderNumber, methodKey, locale, returnUrl, currency } = request;
  const reference = randomBytes(24).toString('base64url');
  const saved = request.savedCard ? JSON.stringify(request.savedCard) : null;
  await db.execute(
    sql`INSERT INTO simulated_payments (provider, reference, tenant, payment_id, order_number,
          method_key, locale, return_url, currency, amount, state, saved, is_setup)
        VALUES (${provider}, ${reference}, ${tenant}, ${paymentId}, ${orderNumber}, ${methodKey},
          ${locale}, ${returnUrl}, ${currency}, ${request.amount}, 'OPEN', ${saved}::jsonb,
          ${request.isSetup === true})
        ON CONFLICT (provider, tenant, payment_id) DO NOTHING`,
  );
  const found = await firstRow<SimulatedPayment>(
    db,
    sql`SELECT ${columns} FROM simulated_payments
        WHERE provider = ${provider} AND tenant = ${tenant} AND payment_id = ${paymentId}`,
  );
  if (!found) throw new Error('A simulated payment was lost');
  return found;
}

export function findSimulatedPayment(
  db: Database,
  provider: string,
  reference: string,
): Promise<SimulatedPayment | undefined> {
  return firstRow(
    db,
    sql`SELECT ${columns} FROM simulated_payments
        WHERE provider = ${provider} AND reference = ${reference}`,
  );
}

export interface Outcome {
  readonly state: 'SAVED' | 'AUTHORISED' | 'CAPTURED' | 'DECLINED' | 'CANCELLED';
  readonly authorisedUntil?: Date;
  readonly failureCode?: string;
  readonly card?: CardDetails | undefined;
}

/** Ends an open payment; false when it has ended already. */
export async function decideOpen(
  db: Database,
  { provider, reference }: SimulatedPayment,
  { state, failureCode, card, authorisedUntil }: Outcome,
): Promise<boolean> {
  const decided = await firstRow(
    db,
    sql`UPDATE simulated_payments SET state = ${state}, failure_code = ${failureCode ?? null},
          card = coalesce(${card ? JSON.stringify(card) : null}::jsonb, card),
          plan = NULL, plan_at = NULL,
          captured = CASE WHEN ${state} = 'CAPTURED' THEN amount ELSE captured END,
          authorised_until = ${authorisedUntil?.toISOString() ?? null}
        WHERE provider = ${provider} AND reference = ${reference} AND state = 'OPEN'
        RETURNING reference`,
  );
  return decided !== undefined;
}

/** Stores the next step of the shopper, or a scheduled outcome. */
export async function scheduleNext(
  db: Database,
  { provider, reference }: SimulatedPayment,
  next: { readonly plan: Behaviour; readonly at?: Date; readonly card: CardDetails },
): Promise<void> {
  await db.execute(
    sql`UPDATE simulated_payments SET plan = ${next.plan}, plan_at = ${next.at?.toISOString() ?? null},
          card = ${JSON.stringify(next.card)}::jsonb
        WHERE provider = ${provider} AND reference = ${reference} AND state = 'OPEN'`,
  );
}

/** Payments whose outcome has become due. */
export function findDuePayments(db: Database, now: Date): Promise<SimulatedPayment[]> {
  return rows(
    db,
    sql`SELECT ${columns} FROM simulated_payments
        WHERE plan_at <= ${now.toISOString()} AND state = 'OPEN' LIMIT 50`,
  );
}

/** Drops a reservation that the bank withdraws or that has run out. */
async function dropAuthorisation(
  db: Database,
  of: SimulatedPayment,
  failureCode: string,
): Promise<void> {
  await db.execute(
    sql`UPDATE simulated_payments SET state = 'CANCELLED', failure_code = ${failureCode}
        WHERE provider = ${of.provider} AND reference = ${of.reference} AND state = 'AUTHORISED'`,
  );
}

/** Drops a reservation whose time is over. */
export async function dropExpired(db: Database, of: SimulatedPayment, now: Date): Promise<void> {
  const { authorisedUntil } = of;
  if (authorisedUntil !== null && new Date(authorisedUntil) <= now)
    await dropAuthorisation(db, of, 'EXPIRED');
}

/** Takes reserved money; a second time is as once. */
export async function capturePayment(
  db: Database,
  of: SimulatedPayment,
  amount: number,
): Promise<void> {
  if (behaviourOfToken(of.card?.token ?? '') === 'withdrawn')
    return dropAuthorisation(db, of, 'DECLINED');
  await db.execute(
    sql`UPDATE simulated_payments SET state = 'CAPTURED', captured = ${amount}
        WHERE provider = ${of.provider} AND reference = ${of.reference} AND state = 'AUTHORISED'`,
  );
}

/** Gives so many of the captured cents back in all; a second time is as once. */
export async function refundPayment(
  db: Database,
  of: SimulatedPayment,
  amount: number,
): Promise<void> {
  await db.execute(
    sql`UPDATE simulated_payments SET refunded = greatest(refunded, ${amount}::int)
        WHERE provider = ${of.provider} AND reference = ${of.reference} AND state = 'CAPTURED'`,
  );
}

/** Ends a payment in any state; a declined one stays declined. */
export async function cancelPayment(db: Database, of: SimulatedPayment): Promise<void> {
  await db.execute(
    sql`UPDATE simulated_payments SET state = 'CANCELLED', refunded = captured, plan_at = NULL
        WHERE provider = ${of.provider} AND reference = ${of.reference} AND state <> 'DECLINED'`,
  );
}
