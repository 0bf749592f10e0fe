import { lazy, Suspense } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { Card } from '@larder/ui';
import places from '../../components/order-changes/places.module.css';

const OrderChanges = lazy(() => import('../../components/order-changes/order-changes.js'));

interface Props {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** What can be done with an order, beside it wherever it is shown. */
export default function OrderChangesContribution(props: Props) {
  const { status } = props.order;
  const isPast = status === 'COMPLETED' || status === 'CANCELLED';
  return (
    <Suspense fallback={<Card className={isPast ? places.pastCard : places.aheadCard} />}>
      <OrderChanges key={props.order.orderNumber} {...props} />
    </Suspense>
  );
}
