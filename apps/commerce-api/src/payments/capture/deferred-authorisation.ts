import { and, eq } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import { timeSlots } from '../../distribution/capacity/tables.js';
import type { Database } from '../../kernel/database/database.js';
import type { MethodProvider } from '../../kernel/tenant-directory.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { insertAttempt } from '../start/retry-payment.js';
import type { PaymentRow } from '../repository.js';
import { findPayment, lockOrderOfPayment, patchPayment } from '../repository.js';
import { payments } from '../tables.js';

const dayMs = 86_400_000;
/** A reservation is made at most this long before the order is picked, in milliseconds. */
const maxAuthorisationMs = 5 * dayMs;
/** The same in hours, for the shop's pages. */
export const maxAuthorisationHours = maxAuthorisationMs / 3_600_000;
/** Milliseconds before the delivery at which a saved method is authorised. */
const authorisationLeadMs = 2 * dayMs;
/** Milliseconds that the customer has at least to pay in another way before the cut-off. */
const minRetryMs = dayMs;

type DeliveryTimes = Pick<typeof timeSlots.$inferSelect, 'startsAt' | 'cutOff'>;

/** Whether a delivery is so far ahead that the method is saved now and authorised later. */
export function needsDeferredAuthorisation(
  startsAt: Date,
  now: Date,
  taken: MethodProvider,
): boolean {
  return taken.canAuthoriseLater && startsAt.getTime() - now.getTime() > maxAuthorisationMs;
}

/** When a saved method is authorised. */
export function authoriseAt({ startsAt, cutOff }: DeliveryTimes): Date {
  return new Date(
    Math.min(startsAt.getTime() - authorisationLeadMs, cutOff.getTime() - minRetryMs),
  );
}

/** Current start and cut-off of the time slot of an order. */
export async function deliveryTimesOf(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  orderNumber: string,
): Promise<DeliveryTimes> {
  const [found] = await db
    .select({ startsAt: timeSlots.startsAt, cutOff: timeSlots.cutOff })
    .from(timeSlots)
    .innerJoin(orders, and(eq(orders.tenant, timeSlots.tenant), eq(orders.windowId, timeSlots.id)))
    .where(and(eq(orders.tenant, tenant), eq(orders.orderNumber, orderNumber)));
  if (!found) throw new Error('An order has no window');
  return found;
}

/** An order was moved: its saved method is authorised at another time. */
export async function rescheduleAuthorisation(
  work: UnitOfWork,
  orderNumber: string,
): Promise<void> {
  const { db, tenant } = work;
  const nextAt = authoriseAt(await deliveryTimesOf(work, orderNumber));
  await db
    .update(payments)
    .set({ nextAt })
    .where(
      and(
        eq(payments.tenant, tenant),
        eq(payments.orderNumber, orderNumber),
        eq(payments.state, 'SAVED'),
      ),
    );
}

/**
 * Replaces a setup by a payment with the saved method, once it is due. Only one of several workers does
 * so; the provider is called afterwards, and again until it responds.
 */
export async function chargeSavedMethod(
  work: UnitOfWork,
  { id, orderNumber }: PaymentRow,
): Promise<void> {
  const order = await lockOrderOfPayment(work, orderNumber);
  const saved = await findPayment(work.db, work.tenant, id);
  if (saved?.state !== 'SAVED' || order?.status !== 'PLACED') return;
  const times = await deliveryTimesOf(work, orderNumber);
  const nextAt = authoriseAt(times);
  if (nextAt > work.now) return patchPayment(work, id, { state: 'SAVED', nextAt });
  await patchPayment(work, id, { state: 'USED', nextAt: null });
  const { card } = saved;
  const terms = { expiresAt: times.cutOff, captureFrom: null };
  await insertAttempt(work, saved, { ...terms, kind: 'UNATTENDED', card });
}
