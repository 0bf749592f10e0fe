import { sessionDraft } from '../checkout/contact/session-draft.js';

/** The order whose confirmation was displayed last. */
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

/** The shopper has left: their data is removed. */
export const clearConfirmedOrder = confirmedOrder.clear;

/** Maximum clock difference between two documents, in milliseconds. */
const TOLERANCE_MS = 2000;

/**
 * The order whose confirmation was displayed while a reload of the checkout was already in progress,
 * which replaced it before it could be read. Returned once.
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
