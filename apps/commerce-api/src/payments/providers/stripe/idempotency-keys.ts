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
 * The key of a call that Stripe itself takes once only: it cannot capture, cancel or give back the
 * same money twice. Stripe repeats its first answer to a key for a day, a 500 as well; a key of ten
 * minutes keeps a repeated call from doing a second time what is under way, and no longer.
 */
export function changeKey(of: PaymentRef, what: string, now: Date): string {
  return `${startKey(of, what)}/${Math.floor(now.getTime() / windowMs)}`;
}
