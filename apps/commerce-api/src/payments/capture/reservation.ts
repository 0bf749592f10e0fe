import type { PaymentRow } from '../repository.js';

/** How long before its expiry a reservation is captured, in milliseconds, even without a receipt. */
export const captureLeadMs = 24 * 3_600_000;

/** Reserved; the receipt decides how much is captured. */
export function isReserved({ state, captureFrom }: PaymentRow): boolean {
  return state === 'AUTHORISED' && captureFrom === null;
}

/** When a reservation has to be captured at the latest; undefined where the provider names no end. */
export function captureDeadline(authorisedUntil: Date | undefined): Date | undefined {
  return authorisedUntil && new Date(authorisedUntil.getTime() - captureLeadMs);
}
