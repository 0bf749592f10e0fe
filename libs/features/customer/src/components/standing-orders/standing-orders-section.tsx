import { useEffect, useRef } from 'react';
import type { ProfileViewProps } from '@larder/platform';
import { NewStandingOrder } from './new-standing-order.js';
import { StandingList } from './standing-list.js';
import { StandingOrderView } from './standing-order-view.js';
import styles from './standing-orders.module.css';

/** The customer's standing orders; one of them, or a new one of an order, where the address says so. */
export default function StandingOrdersSection({ search }: ProfileViewProps) {
  const id = search.get('id');
  const order = search.get('order');
  const view = id ?? order;
  const place = useRef<HTMLDivElement>(null);
  // The button that led on is gone, and the page below the new address is the same. One that is opened by
  // its address keeps the browser's start.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    const { userActivation } = navigator as Partial<Navigator>;
    if (isLost && userActivation?.hasBeenActive) place.current?.focus({ preventScroll: true });
  }, [view]);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {id !== null && <StandingOrderView key={id} id={id} />}
      {id === null && order !== null && (
        <NewStandingOrder
          key={order}
          orderNumber={order}
          weeks={search.get('weeks') === '2' ? 2 : 1}
        />
      )}
      {view === null && <StandingList />}
    </div>
  );
}
