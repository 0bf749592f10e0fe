import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { quantitiesSlice, type WantedQuantities } from '../../state/quantities.js';
import { lineOf } from '../../state/set-quantity.js';
import { stateOf, useFeatureState } from '../../state/state.js';
import { changeStore, type StoredChanges } from './change-store.js';
import { NEW_CART, offlineChanges } from './offline-changes.js';

/** What an earlier page left. */
interface Restored {
  readonly isRead: boolean;
  /** The cart of the earlier page, for a start without a connection. */
  readonly cart: string;
  /** Quantities that the cart had when the earlier page ended. */
  readonly before: WantedQuantities;
  /** Quantities of the cart as this page last saw it. */
  readonly seen: RefObject<WantedQuantities>;
}

/**
 * Stores what the server has not confirmed, also what is on its way, and shows what an earlier page
 * left: the browser may end at any time.
 */
export function useStoredChanges(cart: Cart | null | undefined): Restored {
  const { dispatch, getState } = useFeature();
  const wanted = useFeatureState((state) => state.cartQuantities);
  const [restored, setRestored] = useState<StoredChanges>();
  const seen = useRef<WantedQuantities>({});
  /** What the store has, as this page knows it. */
  const last = useRef('');

  useEffect(() => {
    let isGone = false;
    void changeStore.read().then((changes) => {
      if (isGone) return;
      const found = changes ?? { cart: NEW_CART, totals: {}, before: {} };
      const { cartQuantities } = stateOf(getState());
      for (const [sku, quantity] of Object.entries(found.totals)) {
        // What was pressed on this page is newer.
        if (cartQuantities[sku] !== undefined) continue;
        offlineChanges.keep(found.cart, { sku, quantity });
        dispatch(quantitiesSlice.actions.wanted({ sku, quantity }));
      }
      // A page without changes of its own leaves those of another tab alone.
      last.current = JSON.stringify(found);
      seen.current = { ...found.before, ...seen.current };
      setRestored(found);
    });
    return () => {
      isGone = true;
    };
  }, [dispatch, getState]);

  const isRead = restored !== undefined;
  const id = cart === undefined ? (restored?.cart ?? NEW_CART) : (cart?.id ?? NEW_CART);
  useEffect(() => {
    if (!isRead) return;
    if (cart !== undefined) seen.current = quantitiesOf(Object.keys(wanted), cart);
    const changes = { cart: id, totals: wanted, before: seen.current };
    const text = JSON.stringify(changes);
    if (text === last.current) return;
    last.current = text;
    void changeStore.write(changes);
  }, [cart, id, isRead, wanted]);

  return { isRead, cart: id, before: restored?.before ?? {}, seen };
}

const quantitiesOf = (skus: readonly string[], cart: Cart | null): WantedQuantities =>
  Object.fromEntries(skus.map((sku) => [sku, lineOf(cart, sku)?.quantity ?? 0]));
