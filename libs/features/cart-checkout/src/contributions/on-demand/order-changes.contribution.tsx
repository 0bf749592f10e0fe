import { lazy, Suspense } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { Card } from '@larder/ui';
import { isPast } from '../../components/order-changes/is-past.js';
import places from '../../components/order-changes/places.module.css';

const OrderChanges = lazy(() => import('../../components/order-changes/order-changes.js'));

interface Props {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** What can be done with an order, beside it wherever it is shown. */
export default function OrderChangesContribution(props: Props) {
  return (
    <Suspense
      fallback={<Card className={isPast(props.order) ? places.pastCard : places.aheadCard} />}
    >
      <OrderChanges key={props.order.orderNumber} {...props} />
    </Suspense>
  );
}
