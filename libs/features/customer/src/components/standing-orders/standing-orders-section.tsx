import { useEffect, useRef } from 'react';
import type { ProfileViewProps } from '@larder/platform';
import { NewStandingOrder } from './new-standing-order.js';
import { StandingList } from './standing-list.js';
import { StandingOrderView } from './standing-order-view.js';

/** The customer's standing orders; one of them, or a new one of an order, where the address says so. */
export default function StandingOrdersSection({ search }: ProfileViewProps) {
  const id = search.get('id');
  const order = search.get('order');
  const view = id ?? order;
  const shown = useRef(view);
  const place = useRef<HTMLDivElement>(null);
  // The button that led on is gone, and the page below the new address is the same.
  useEffect(() => {
    if (shown.current !== view) place.current?.focus();
    shown.current = view;
  }, [view]);
  return (
    <div ref={place} tabIndex={-1}>
      {id !== null && <StandingOrderView key={id} id={id} />}
      {id === null && order !== null && <NewStandingOrder key={order} orderNumber={order} />}
      {view === null && <StandingList />}
    </div>
  );
}
