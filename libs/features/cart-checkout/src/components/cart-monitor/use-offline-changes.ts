import { useEffect } from 'react';
import type { Cart, CartItemInput } from '@larder/contracts/cart';
import {
  isCallError,
  persistent,
  removeNotification,
  useFeature,
  type FeatureContext,
} from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { lineOf, offlineQueue, setQuantity } from '../../state/set-quantity.js';
import { checkoutSlice } from '../../state/checkout.js';
import { quantitiesSlice } from '../../state/quantities.js';
import { stateOf } from '../../state/state.js';
import { offlineChanges } from './offline-changes.js';
import { usePendingQuantities } from './use-pending-quantities.js';
import { useCartMonitorText } from '../../messages/cart-monitor-text.js';

/** Not every reconnection fires an event, so sending is retried periodically. */
const RETRY_MS = 15_000;
const NOTICE = 'cart.waiting';

const isOffline = (error: unknown) => isCallError(error) && error.status === 'NETWORK';

/** Sends pending changes in order. Refused ones are reported at their line. */
function sendOfflineChanges(context: FeatureContext): void {
  for (const [sku, quantity] of Object.entries(offlineChanges.totals()))
    void setQuantity(context, { sku, quantity });
}

/** Keeps changes of quantities that find no connection and sends them when it is back. */
export function useOfflineChanges(cart: Cart | null | undefined): void {
  const context = useFeature();
  const text = useCartMonitorText();
  const count = Object.keys(usePendingQuantities()).length;
  const id = cart?.id;
  const refusal = text('refused');

  useEffect(() => {
    const keep = (change: CartItemInput, error: unknown) => {
      const known = cachedCart(context.getState());
      if (known && isOffline(error)) {
        offlineChanges.keep(known.id, change);
        return true;
      }
      const wasKept = offlineChanges.drop(change.sku);
      if (wasKept && error !== undefined) showLineError(context, change.sku, refusal);
      return false;
    };
    offlineQueue.keep = keep;
    return () => {
      if (offlineQueue.keep === keep) offlineQueue.keep = undefined;
    };
  }, [context, refusal]);

  // Another cart means another shopper or order: pending changes of the previous one are void.
  useEffect(() => {
    if (cart === undefined) return;
    const { settled } = quantitiesSlice.actions;
    for (const sku of Object.keys(offlineChanges.only(id))) context.dispatch(settled(sku));
    sendOfflineChanges(context);
    // Once per cart, not with each change of it.
  }, [context, id]);

  useEffect(() => {
    if (count === 0) return;
    const send = () => sendOfflineChanges(context);
    const timer = setInterval(send, RETRY_MS);
    window.addEventListener('online', send);
    context.dispatch(persistent(text('waiting', { count }), { type: 'info', key: NOTICE }));
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
      context.dispatch(removeNotification(NOTICE));
    };
  }, [context, count, text]);
}

function showLineError(context: FeatureContext, sku: string, message: string): void {
  const state = stateOf(context.getState());
  const line = lineOf(cachedCart(state), sku);
  if (!line) return;
  // Not by the backend's code, whose text is about a change made just now.
  const told = { code: 'REFUSED_LATER', message, lineItemId: line.lineItemId };
  context.dispatch(checkoutSlice.actions.found([...state.checkout.errors, told]));
}
