import { randomBytes } from 'node:crypto';
import { and, eq, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import type { CardDetails, StartRequest } from '../provider.js';
import { simulatedPayments } from './tables.js';
import type { Behaviour } from './test-cards.js';
import { behaviourOfToken } from './test-cards.js';
import type { UpiPlan } from './accounts/upi.js';

export type SimulatedPayment = typeof simulatedPayments.$inferSelect;

/** The payment, while it is in that state. */
const isIn = ({ provider, reference }: SimulatedPayment, state: SimulatedPayment['state']) =>
  and(hasReference(provider, reference), eq(simulatedPayments.state, state));

const hasReference = (provider: string, reference: string) =>
  and(eq(simulatedPayments.provider, provider), eq(simulatedPayments.reference, reference));

/** Begins a payment, or finds the one that was begun under the same id. */
export async function createOrFindPayment(
  db: Database,
  provider: string,
  request: StartRequest,
): Promise<SimulatedPayment> {
  const { tenant, paymentId, orderNumber, methodKey, locale, returnUrl, currency } = request;
  const { amount, savedCard: saved, isSetup } = request;
  const reference = randomBytes(24).toString('base64url');
  await db
    .insert(simulatedPayments)
    .values({
      provider,
      reference,
      tenant,
      paymentId,
      orderNumber,
      methodKey,
      locale,
      returnUrl,
      currency,
      amount,
      state: 'OPEN',
      saved,
      isSetup,
    })
    .onConflictDoNothing({
      target: [simulatedPayments.provider, simulatedPayments.tenant, simulatedPayments.paymentId],
    });
  const [found] = await db
    .select()
    .from(simulatedPayments)
    .where(
      and(
        eq(simulatedPayments.provider, provider),
        eq(simulatedPayments.tenant, tenant),
        eq(simulatedPayments.paymentId, paymentId),
      ),
    );
  if (!found) throw new Error('A simulated payment was lost');
  return found;
}

export async function findSimulatedPayment(
  db: Database,
  provider: string,
  reference: string,
): Promise<SimulatedPayment | undefined> {
  const [found] = await db
    .select()
    .from(simulatedPayments)
    .where(hasReference(provider, reference));
  return found;
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
  payment: SimulatedPayment,
  { state, failureCode, card, authorisedUntil }: Outcome,
): Promise<boolean> {
  const decided = await db
    .update(simulatedPayments)
    .set({
      state,
      card,
      plan: null,
      planAt: null,
      failureCode: failureCode ?? null,
      authorisedUntil: authorisedUntil ?? null,
      captured: state === 'CAPTURED' ? simulatedPayments.amount : undefined,
    })
    .where(isIn(payment, 'OPEN'))
    .returning({ reference: simulatedPayments.reference });
  return decided.length > 0;
}

/** Stores the next step of the shopper, or a scheduled outcome. */
export async function scheduleNext(
  db: Database,
  payment: SimulatedPayment,
  { plan, at = null, card }: { plan: Behaviour | UpiPlan; at?: Date | null; card?: CardDetails },
): Promise<void> {
  await db.update(simulatedPayments).set({ plan, planAt: at, card }).where(isIn(payment, 'OPEN'));
}

/** Payments whose outcome has become due. */
export async function findDuePayments(db: Database, now: Date): Promise<SimulatedPayment[]> {
  return db
    .select()
    .from(simulatedPayments)
    .where(and(lte(simulatedPayments.planAt, now), eq(simulatedPayments.state, 'OPEN')))
    .limit(50);
}

/** Drops a reservation that the bank withdraws or that has run out. */
async function dropAuthorisation(
  db: Database,
  of: SimulatedPayment,
  failureCode: string,
): Promise<void> {
  await db
    .update(simulatedPayments)
    .set({ state: 'CANCELLED', failureCode })
    .where(isIn(of, 'AUTHORISED'));
}

/** Drops a reservation whose time is over. */
export async function dropExpired(db: Database, of: SimulatedPayment, now: Date): Promise<void> {
  const { authorisedUntil } = of;
  if (authorisedUntil !== null && authorisedUntil <= now)
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
  await db
    .update(simulatedPayments)
    .set({ state: 'CAPTURED', captured: amount })
    .where(isIn(of, 'AUTHORISED'));
}

/** Gives so many of the captured cents back in all; a second time is as once. */
export async function refundPayment(
  db: Database,
  of: SimulatedPayment,
  amount: number,
): Promise<void> {
  await db
    .update(simulatedPayments)
    .set({ refunded: sql`greatest(${simulatedPayments.refunded}, ${amount}::int)` })
    .where(isIn(of, 'CAPTURED'));
}

/** Ends a payment in any state; a declined one stays declined. */
export async function cancelPayment(db: Database, of: SimulatedPayment): Promise<void> {
  await db
    .update(simulatedPayments)
    .set({ state: 'CANCELLED', refunded: simulatedPayments.captured, planAt: null })
    .where(and(hasReference(of.provider, of.reference), ne(simulatedPayments.state, 'DECLINED')));
}
