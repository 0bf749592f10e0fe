import { useEffect, useRef } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { destinationOf } from '../service/destination.js';
import {
  readDevicePlace,
  rememberPlace,
  rememberUsual,
  slotKey,
} from '../service/device/device-place.js';

/**
 * Remembers the time slot that is chosen for a cart, wherever on the page; not the one it comes with. Of a
 * cart that comes with a place, from another device or an account, the browser keeps the place: after
 * the order the header still knows where to, and asks no more.
 */
export function useUsualSlot(cart: Cart | null | undefined): void {
  const { timeZone } = useFeature().tenant;
  const seen = useRef<{ readonly cart: string; readonly slot: string | undefined }>(undefined);
  useEffect(() => {
    if (!cart) return;
    const { distributionWindow: slot } = cart;
    const before = seen.current;
    if (before?.cart !== cart.id && !readDevicePlace()) rememberPlace(destinationOf(cart));
    seen.current = { cart: cart.id, slot: slot?.id };
    if (slot && before?.cart === cart.id && before.slot !== slot.id)
      rememberUsual({ slot: slotKey(slot, timeZone) });
  }, [cart, timeZone]);
}
