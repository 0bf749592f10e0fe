import { useCallback, useEffect } from 'react';
import type { Cart, CartItemInput } from '@larder/contracts/cart';
import {
  isCallError,
  persistent,
  removeNotification,
  useFeature,
  type FeatureContext,
} from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { lineOf, offlineQueue } from '../../state/set-quantity.js';
import { checkoutSlice } from '../../state/checkout.js';
import { quantitiesSlice, type WantedQuantities } from '../../state/quantities.js';
import { stateOf } from '../../state/state.js';
import { offlineChanges, usePendingQuantities } from './offline-changes.js';
import { fetchCartBeforeSending, sendOfflineChanges } from './send-offline-changes.js';
import { useStoredChanges } from './use-stored-changes.js';
import { useCartMonitorText } from '../../messages/cart-monitor-text.js';

/** Not every reconnection fires an event, so sending is retried periodically. */
const RETRY_MS = 15_000;
const NOTICE = 'cart.waiting';

const isOffline = (error: unknown) => isCallError(error) && error.status === 'NETWORK';

/** Keeps changes of quantities that find no connection and sends them when it is back. */
export function useOfflineChanges(cart: Cart | null | undefined): void {
  const context = useFeature();
  const text = useCartMonitorText();
  const count = Object.keys(usePendingQuantities()).length;
  const { isRead, cart: id, before, seen } = useStoredChanges(cart);
  const isGuest = cart?.customerId === undefined;
  const send = useCallback(
    (known: WantedQuantities) =>
      sendOfflineChanges(context, known, {
        sent: (amount) => text('sent', { count: amount }),
        changedElsewhere: (amount) => text('changedElsewhere', { count: amount }),
      }),
    [context, text],
  );
  const retry = useCallback(async () => {
    const known = { ...seen.current };
    if (await fetchCartBeforeSending(context)) send(known);
  }, [context, seen, send]);
  useKeptChanges(context, { id, refusal: text('refused'), retry });

  // Another cart means another shopper or order: pending changes of the previous one are void.
  const isKnown = cart !== undefined;
  useEffect(() => {
    if (!isKnown || !isRead) return;
    // A visitor without a cart may have started one offline; it is not put into a customer's.
    if (isGuest) offlineChanges.adopt(id);
    const { settled } = quantitiesSlice.actions;
    for (const sku of Object.keys(offlineChanges.only(id))) context.dispatch(settled(sku));
    send(before);
    // Once per cart, not with each change of it.
  }, [context, id, isKnown, isRead]);

  useEffect(() => {
    if (count === 0) return;
    const timer = setInterval(() => void retry(), RETRY_MS);
    const onOnline = () => void retry();
    window.addEventListener('online', onOnline);
    context.dispatch(persistent(text('waiting', { count }), { type: 'info', key: NOTICE }));
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onOnline);
      context.dispatch(removeNotification(NOTICE));
    };
  }, [context, count, retry, text]);
}

interface KeptChanges {
  readonly id: string;
  /** Message at the line of a change that was refused later. */
  readonly refusal: string;
  readonly retry: () => Promise<void>;
}

/** Stores changes that find no connection, for the cart with this id. */
function useKeptChanges(context: FeatureContext, { id, refusal, retry }: KeptChanges): void {
  useEffect(() => {
    const keep = (change: CartItemInput, error: unknown) => {
      const cart = cachedCart(context.getState());
      const isUnknown = error === undefined && isUnsentRemoval(cart, change);
      if (isUnknown || isOffline(error)) {
        offlineChanges.keep(cart?.id ?? id, change);
        if (isUnknown) void retry();
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
  }, [context, id, refusal, retry]);
}

/**
 * Whether a removal found no line, though an answer to an earlier quantity of the product was lost: the
 * server may have a line that this page does not know.
 */
const isUnsentRemoval = (cart: Cart | null | undefined, { sku, quantity }: CartItemInput) =>
  quantity === 0 && (offlineChanges.totals()[sku] ?? 0) > 0 && !lineOf(cart, sku);

function showLineError(context: FeatureContext, sku: string, message: string): void {
  const state = stateOf(context.getState());
  const line = lineOf(cachedCart(state), sku);
  if (!line) return;
  // Not by the backend's code, whose text is about a change made just now.
  const error = { code: 'REFUSED_LATER', message, lineItemId: line.lineItemId };
  context.dispatch(checkoutSlice.actions.found([...state.checkout.errors, error]));
}
