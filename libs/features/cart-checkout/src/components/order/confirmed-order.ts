import { sessionDraft } from '../checkout/contact/session-draft.js';

/** The order whose confirmation came on screen last. */
interface ConfirmedOrder {
  readonly orderNumber: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Start of the document that showed it, in milliseconds since 1970: two documents never share one. */
  readonly by: number;
}

const confirmedOrder = sessionDraft<ConfirmedOrder>(
  'checkout.seen',
  (value): value is ConfirmedOrder =>
    typeof value === 'object' && value !== null && 'orderNumber' in value,
);

/** Notes that a confirmation is on screen. */
export function recordConfirmedOrder(orderNumber: string): void {
  confirmedOrder.write({ orderNumber, at: Date.now(), by: performance.timeOrigin });
}

/** The shopper has left: what they saw is nobody's business. */
export const clearConfirmedOrder = confirmedOrder.clear;

/** Milliseconds by which the clocks of two documents may differ. */
const TOLERANCE_MS = 2000;

/**
 * The order whose confirmation came on screen while a reload of the checkout was on its way already,
 * which put this document in its place before anybody could read it. Told once.
 */
export function takeMissedOrder(): string | undefined {
  const seen = confirmedOrder.read();
  if (!seen) return undefined;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'reload') return undefined;
  const isHere = new URL(navigation.name).pathname === window.location.pathname;
  const isMissed =
    seen.by !== performance.timeOrigin && seen.at >= performance.timeOrigin - TOLERANCE_MS;
  if (!isHere || !isMissed) return undefined;
  confirmedOrder.clear();
  return seen.orderNumber;
}
