/** Milliseconds for which a changing call counts as the same one. */
const windowMs = 600_000;

interface PaymentRef {
  readonly tenant: string;
  readonly paymentId: string;
}

/** The key of a start: the same for ever, so that a payment has one page. */
export function startKey({ tenant, paymentId }: PaymentRef, what = 'start'): string {
  return `larder/${tenant}/${paymentId}/${what}`;
}

/**
 * Idempotency key of a call that Stripe itself executes only once: it cannot capture, cancel or refund
 * the same money twice. Stripe repeats its first response to a key for a day, also a 500, so a key
 * lasts only ten minutes: long enough to deduplicate a call in progress.
 */
export function changeKey(of: PaymentRef, what: string, now: Date): string {
  return `${startKey(of, what)}/${Math.floor(now.getTime() / windowMs)}`;
}
