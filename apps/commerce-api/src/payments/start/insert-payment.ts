import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { CardDetails } from '../providers/provider.js';
import type { PaymentRow } from '../repository.js';
import { payments } from '../tables.js';

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
  const taken = state === 'CAPTURED' ? planned : 0;
  await db.insert(payments).values({
    ...payment,
    tenant,
    locale,
    origin,
    kind,
    authorised: taken,
    captured: taken,
    createdAt: now,
    settledAt: state === 'CAPTURED' ? now : null,
    nextAt: nextAttemptAt(payment, now),
    startedAt: kind === 'UNATTENDED' ? now : null,
  });
}

/** When somebody looks again: at once where the provider is to be asked without the shopper. */
function nextAttemptAt({ state, kind, expiresAt }: NewPayment, now: Date): Date | null {
  if (state !== 'OPEN') return null;
  return kind === 'UNATTENDED' ? now : expiresAt;
}
