import { useEffect, useRef } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { cachedCart } from '../../api/cart/cart-cache.js';
import { refetchCart } from '../../api/cart/refetch-cart.js';
import { cartApi } from '../../api/cart/cart-api.js';

/** Id and version of a tab's cart, without its content. */
interface CartVersion {
  readonly id: string | undefined;
  readonly version: number;
}

const cartVersionOf = (cart: Cart | null | undefined): CartVersion => ({
  id: cart?.id,
  version: cart?.version ?? 0,
});

/** Notifies the other tabs of this shop of a changed cart, and refetches it when they notify. */
export function useOtherTabs(cart: Cart | null | undefined): void {
  const { dispatch, getState } = useFeature();
  const channel = useRef<BroadcastChannel>(undefined);
  useEffect(() => {
    if (typeof BroadcastChannel !== 'function') return;
    const opened = new BroadcastChannel('larder.cart');
    channel.current = opened;
    opened.onmessage = async ({ data }: MessageEvent<CartVersion>) => {
      // A pending response may be older than the notification.
      await dispatch(cartApi.util.getRunningQueryThunk('getCart', undefined));
      const own = cartVersionOf(cachedCart(getState()));
      if (data.id === own.id && data.version <= own.version) return;
      void dispatch(refetchCart());
    };
    return () => {
      channel.current = undefined;
      opened.close();
    };
  }, [dispatch, getState]);
  const { id, version } = cartVersionOf(cart);
  const isKnown = cart !== undefined;
  useEffect(() => {
    if (isKnown) channel.current?.postMessage({ id, version } satisfies CartVersion);
  }, [isKnown, id, version]);
}
