import { lazy, Suspense, useState } from 'react';
import type { Order, OrderProgress } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Button, Card, Loading, Notice, Skeleton, Stack } from '@larder/ui';
import { OrderTracking } from '../delivery/order-tracking.js';
import { formatDateTime } from '../service/times/format-time-slot.js';
import { useText as useShopText } from '../../messages/use-text.js';
import { CancelDialog } from './cancel-dialog.js';
import { OrderActions, type OrderDialog } from './order-actions.js';
import { orderChangesApi } from '../../api/order-changes-api.js';
import { useText } from '../../messages/after-order/order-changes-text.js';
import { ChargeDetails } from './charge-details.js';
import { MoveDialog } from './move-dialog.js';
import { ReceiptView } from './receipt-view.js';
import { RemoveDialog } from './remove-dialog.js';
import { OrderNews } from './order-news.js';
import { OrderTimeline } from './order-timeline.js';
import { isPast } from './is-past.js';
import styles from './places.module.css';

const OrderClaims = lazy(() => import('../claims/order-claims.js'));
const OrderRating = lazy(() => import('../rating/order-rating.js'));

interface Props {
  readonly order: Order;
  readonly onChanged: () => void;
}

type Outcome = 'care.changed' | 'care.cancelled';

/** How far an order is, what can still be done with it, and its receipt. */
export default function OrderChanges({ order, onChanged }: Props) {
  const text = useText();
  const { orderNumber } = order;
  const args = { params: { orderNumber } };
  const { data, error, refetch } = orderChangesApi.useGetOrderProgressQuery(args);
  const progress = error === undefined ? data : undefined;
  const [question, setQuestion] = useState<OrderDialog>();
  const [outcome, setOutcome] = useState<Outcome>();
  const ask = (next: OrderDialog) => {
    setOutcome(undefined);
    setQuestion(next);
  };
  const done = (result: Outcome) => {
    setQuestion(undefined);
    setOutcome(result);
    onChanged();
  };
  const move = () => {
    void refetch();
    onChanged();
  };
  const open = { order, onClose: () => setQuestion(undefined) };
  const changing = { ...open, onChanged: () => done('care.changed') };
  return (
    <>
      <Card as="section" aria-labelledby="care-title">
        <Stack gap={3}>
          <h2 id="care-title">{text('care.title')}</h2>
          {outcome && (
            <Notice type="success" live>
              {text(outcome)}
            </Notice>
          )}
          {error !== undefined && <Failed onRetry={() => void refetch()} />}
          {progress === undefined && error === undefined && (
            <Loading label={text('care.loading')}>
              <div className={isPast(order) ? styles.past : styles.ahead}>
                <Skeleton shape="wide" />
              </div>
            </Loading>
          )}
          {progress && <Known order={order} progress={progress} onAsk={ask} onMoved={move} />}
        </Stack>
      </Card>
      {progress?.hasReceipt && <ReceiptView orderNumber={orderNumber} />}
      {progress?.status === 'COMPLETED' && (
        <Suspense>
          <OrderRating order={order} />
          <OrderClaims order={order} onChanged={onChanged} />
        </Suspense>
      )}
      {question === 'cancel' && (
        <CancelDialog
          {...open}
          hasAdditions={(progress?.additions.length ?? 0) > 0}
          onCancelled={() => done('care.cancelled')}
        />
      )}
      {question === 'move' && <MoveDialog {...changing} />}
      {question === 'remove' && <RemoveDialog {...changing} />}
    </>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Notice type="error" live actions={<Button onClick={onRetry}>{text('care.retry')}</Button>}>
      {text('care.failed')}
    </Notice>
  );
}

interface KnownProps {
  readonly order: Order;
  readonly progress: OrderProgress;
  readonly onAsk: (question: OrderDialog) => void;
  readonly onMoved: () => void;
}

function Known({ order, progress, onAsk, onMoved }: KnownProps) {
  const text = useText();
  const shopText = useShopText();
  const texts = useTexts();
  const { changeableUntil, addedTo, additions, status } = progress;
  return (
    <>
      <OrderTracking progress={progress} onMoved={onMoved} />
      <OrderTimeline progress={progress} />
      <ChargeDetails order={order} />
      {addedTo !== undefined && <p>{text('care.addedTo', { number: addedTo })}</p>}
      {additions.length > 0 && <p>{text('care.additions', { numbers: additions.join(', ') })}</p>}
      {changeableUntil !== undefined && (
        <p>{text('care.until', { moment: formatDateTime(shopText, texts, changeableUntil) })}</p>
      )}
      {changeableUntil === undefined && status === 'PLACED' && <p>{text('care.closed')}</p>}
      {status !== 'CANCELLED' && status !== 'COMPLETED' && (
        <OrderNews orderNumber={order.orderNumber} />
      )}
      {status !== 'CANCELLED' && <OrderActions order={order} progress={progress} onAsk={onAsk} />}
    </>
  );
}
