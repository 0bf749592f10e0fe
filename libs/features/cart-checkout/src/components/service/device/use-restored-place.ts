import { useEffect, useState } from 'react';
import { currentCustomer } from '@larder/contracts/customer';
import { useFeature } from '@larder/platform';
import { useSelector } from 'react-redux';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { destinationOf } from '../destination.js';
import { listeners } from '../service-question.js';
import { readDevicePlace } from './device-place.js';
import { ownDelivery } from './own-place.js';
import { restorePlace } from './restore-place.js';
import { useOwnStore } from './use-own-store.js';
import { usablePlace } from './usable-place.js';

/**
 * Answers the question with the place of this browser, the customer's own address or store: true while
 * that is being tried. Only for a cart that something waits to go into; opening the prompt from the page
 * shows it.
 */
export function useRestoredPlace(isAsking: boolean, onRestored: () => void): boolean {
  const context = useFeature();
  const cart = useSelector(cachedCart);
  const [hasFailed, setFailed] = useState(false);
  const isDue = isAsking && !hasFailed && listeners.has(context) && !destinationOf(cart);
  const store = useOwnStore();
  const to = isDue
    ? (usablePlace(context.tenant, readDevicePlace()) ??
      ownDelivery(context.tenant, context.getCapability(currentCustomer)?.get()) ??
      store.to)
    : undefined;
  const isRestoring = to !== undefined || (isDue && !store.isSettled);
  useEffect(() => {
    if (!to) return;
    void restorePlace(context, to).then((error) =>
      error === undefined ? onRestored() : setFailed(true),
    );
    // Once for each question: neither the place nor the handler changes while it is open.
  }, [to !== undefined]);
  return isRestoring;
}
