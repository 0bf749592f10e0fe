import { and, eq } from 'drizzle-orm';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { PaymentRow } from '../repository.js';
import { paymentEvents } from '../tables.js';

type Scope = Pick<UnitOfWork, 'db' | 'tenant' | 'now'>;

/** Whether an event of a provider was taken already. */
export async function isEventProcessed(
  { db, tenant }: Scope,
  { provider }: PaymentRow,
  event: string,
): Promise<boolean> {
  const found = await db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.tenant, tenant),
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.eventId, event),
      ),
    );
  return found.length > 0;
}

/** Notes an event in the transaction of its effect. */
export async function recordEvent(
  { db, tenant, now }: Scope,
  { provider, id }: PaymentRow,
  event: string,
): Promise<void> {
  await db
    .insert(paymentEvents)
    .values({ tenant, provider, eventId: event, paymentId: id, receivedAt: now })
    .onConflictDoNothing();
}
