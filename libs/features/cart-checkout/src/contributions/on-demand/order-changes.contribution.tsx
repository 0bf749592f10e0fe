import { lazy, Suspense } from 'react';
import type { Order } from '@larder/contracts/checkout';

const OrderChanges = lazy(() => import('../../components/order-changes/order-changes.js'));

interface Props {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** What can be done with an order, beside it wherever it is shown. */
export default function OrderChangesContribution(props: Props) {
  return (
    <Suspense>
      <OrderChanges key={props.order.orderNumber} {...props} />
    </Suspense>
  );
}
