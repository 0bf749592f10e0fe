import { transient, type FeatureContext } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { quantitiesSlice, type WantedQuantities } from '../../state/quantities.js';
import { lineOf, setQuantity } from '../../state/set-quantity.js';
import { offlineChanges } from './offline-changes.js';

const READING_TIME_MS = 6000;

/** Texts of what became of the changes. */
export interface SendTexts {
  readonly sent: (count: number) => string;
  readonly changedElsewhere: (count: number) => string;
}

/**
 * Sends pending changes in order. The server decides: a product whose quantity was changed elsewhere
 * since, `before`, keeps it, and refused changes are reported at their line.
 */
export function sendOfflineChanges(
  context: FeatureContext,
  before: WantedQuantities,
  texts: SendTexts,
): void {
  const cart = cachedCart(context.getState());
  const waiting = Object.entries(offlineChanges.totals());
  const notice = (text: string) =>
    context.dispatch(transient(text, { key: 'cart.sent', duration: READING_TIME_MS }));
  const settle = (sku: string) => {
    offlineChanges.drop(sku);
    context.dispatch(quantitiesSlice.actions.settled(sku));
  };
  let elsewhere = 0;
  const sending = waiting.flatMap(([sku, quantity]) => {
    const current = lineOf(cart, sku)?.quantity ?? 0;
    const known = before[sku];
    const isOlder =
      known !== undefined && current !== known && !offlineChanges.wasTried(sku, current);
    if (current !== quantity && !isOlder) return [setQuantity(context, { sku, quantity })];
    if (current !== quantity) elsewhere += 1;
    settle(sku);
    return [];
  });
  if (elsewhere > 0) notice(texts.changedElsewhere(elsewhere));
  void Promise.all(sending).then((problems) => {
    const isDone = problems.every((problem) => problem === undefined);
    const isWaiting = Object.keys(offlineChanges.totals()).length > 0;
    if (sending.length > 0 && isDone && !isWaiting && elsewhere === 0)
      notice(texts.sent(sending.length));
  });
}

/** Compares with the server's cart first. False while there is no connection. */
export async function fetchCartBeforeSending(context: FeatureContext): Promise<boolean> {
  const { isSuccess } = await context.dispatch(refetchCart());
  return isSuccess;
}
