import type { ProfileViewProps } from '@larder/platform';
import { NewStandingOrder } from './new-standing-order.js';
import { StandingList } from './standing-list.js';
import { StandingOrderView } from './standing-order-view.js';

/** The customer's standing orders; one of them, or a new one of an order, where the address says so. */
export default function StandingOrdersSection({ search }: ProfileViewProps) {
  const id = search.get('id');
  const order = search.get('order');
  if (id !== null) return <StandingOrderView key={id} id={id} />;
  return order === null ? <StandingList /> : <NewStandingOrder key={order} orderNumber={order} />;
}
