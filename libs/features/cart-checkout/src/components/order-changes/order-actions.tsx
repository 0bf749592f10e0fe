import type { Order, OrderProgress } from '@larder/contracts/checkout';
import { Button, CalendarIcon, Cluster, LinkButton, Notice } from '@larder/ui';
import { calendarUrl } from '../../api/order-changes-api.js';
import { changeProblemMessage, useText } from '../../messages/after-order/order-changes-text.js';
import styles from './care.module.css';
import { useAdding } from './use-adding.js';

export type OrderDialog = 'cancel' | 'move' | 'remove';

interface Props {
  readonly order: Order;
  readonly progress: OrderProgress;
  readonly onAsk: (question: OrderDialog) => void;
}

/** Possible actions for an order. */
export function OrderActions({ order, progress, onAsk }: Props) {
  const text = useText();
  const { orderNumber } = order;
  const isOpen = progress.changeableUntil !== undefined;
  const { add, isBusy, problem } = useAdding(orderNumber);
  return (
    <>
      <Cluster className={styles.actions}>
        {progress.status !== 'COMPLETED' && (
          <LinkButton
            variant="secondary"
            icon={<CalendarIcon />}
            href={calendarUrl(orderNumber)}
            download={`${orderNumber}.ics`}
          >
            {text('care.calendar')}
          </LinkButton>
        )}
        {isOpen && (
          <>
            <Button variant="secondary" onClick={() => onAsk('move')}>
              {text('care.move')}
            </Button>
            {progress.addedTo === undefined && (
              <Button variant="secondary" busy={isBusy} onClick={() => void add()}>
                {text('care.add')}
              </Button>
            )}
            {order.productLineItems.length > 1 && (
              <Button variant="secondary" onClick={() => onAsk('remove')}>
                {text('care.remove')}
              </Button>
            )}
            <Button variant="danger" onClick={() => onAsk('cancel')}>
              {text('care.cancel')}
            </Button>
          </>
        )}
      </Cluster>
      {problem !== undefined && (
        <Notice type="error" live>
          {changeProblemMessage(text, problem)}
        </Notice>
      )}
    </>
  );
}
