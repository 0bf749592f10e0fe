import { useEffect } from 'react';
import type { DeliveryTracking, Order } from '@larder/contracts/checkout';
import { afterOrderApi } from '../../api/after-order/after-order-api.js';

interface Following {
  readonly orderNumber: string;
  /** The status that the page shows. */
  readonly status: Order['status'];
  /** Called when the order has moved on. */
  readonly onMoved: () => void;
}

/**
 * Where an order is, polled as often as its answer says while the page is visible. A question every
 * few seconds costs less than a connection that stays open.
 */
export function useTracking({ orderNumber, status, onMoved }: Following): {
  readonly tracking: DeliveryTracking | undefined;
  readonly isWaiting: boolean;
} {
  const args = { params: { orderNumber } };
  const { data, isLoading, refetch } = afterOrderApi.useGetDeliveryTrackingQuery(args);
  const { refreshAfter, status: current = status } = data ?? {};
  useEffect(() => {
    if (refreshAfter === undefined) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    const timer = setInterval(ask, refreshAfter * 1000);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refreshAfter, refetch]);
  useEffect(() => {
    if (current !== status) onMoved();
    // Only a new answer tells of a change; the callback is another one at each rendering.
  }, [current]);
  return { tracking: data, isWaiting: isLoading };
}
