import { sql } from 'drizzle-orm';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CardDetails } from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'orderNumber' | 'methodKey' | 'brandName' | 'provider' | 'currency' | 'planned' | 'due'
> & {
  readonly state: 'OPEN' | 'CAPTURED';
  readonly expiresAt: Date;
  readonly captureFrom: Date | null;
  readonly attempt?: number;
  readonly kind?: PaymentRow['kind'];
  /** What an unattended payment is made with. */
  readonly card?: CardDetails | null;
};

/** A payment from the wallet is captured at once. */
export async function insertPayment(work: UnitOfWork, payment: NewPayment): Promise<void> {
  const { db, tenant, locale, origin = '', now } = work;
  const { state, planned, kind = 'PAYMENT' } = payment;
  const moment = now.toISOString();
  const taken = state === 'CAPTURED' ? planned : 0;
  await db.execute(
    sql`INSERT INTO payments (tenant, id, order_number, method_key, brand_name, provider, currency,
          planned, due, authorised, captured, state, locale, origin, created_at, expires_at,
          settled_at, next_at, capture_from, attempt, kind, card, started_at)
        VALUES (${tenant}, ${payment.id}, ${payment.orderNumber}, ${payment.methodKey},
          ${payment.brandName}, ${payment.provider}, ${payment.currency}, ${planned}, ${payment.due},
          ${taken}, ${taken}, ${state}, ${locale}, ${origin}, ${moment},
          ${payment.expiresAt.toISOString()}, ${state === 'CAPTURED' ? moment : null},
          ${nextAttemptAt(payment, now)},
          ${payment.captureFrom?.toISOString() ?? null}, ${payment.attempt ?? 1}, ${kind},
          ${payment.card ? JSON.stringify(payment.card) : null}::jsonb,
          ${kind === 'UNATTENDED' ? moment : null})`,
  );
}

/** Time of the next check: at once if the provider is called without the shopper. */
function nextAttemptAt({ state, kind, expiresAt }: NewPayment, now: Date): string | null {
  if (state !== 'OPEN') return null;
  return (kind === 'UNATTENDED' ? now : expiresAt).toISOString();
}
