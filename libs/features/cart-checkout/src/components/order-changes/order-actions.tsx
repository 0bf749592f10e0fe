import type { Order, OrderProgress } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { codeOf, transient, useFeature } from '@larder/platform';
import { Button, CalendarIcon, Cluster, LinkButton, Notice } from '@larder/ui';
import { useState } from 'react';
import { calendarUrl, cartModeApi } from '../../api/order-changes-api.js';
import { changeProblemMessage, useText } from '../../messages/after-order/order-changes-text.js';
import styles from './care.module.css';

/** Milliseconds to read where the goods will go. */
const NOTICE_MS = 8000;

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
          {problem}
        </Notice>
      )}
    </>
  );
}

/** Makes the cart an addition to the order, and leads to the goods (CART-03). */
function useAdding(orderNumber: string) {
  const text = useText();
  const context = useFeature();
  const [problem, setProblem] = useState<string>();
  const [setCartMode, { isLoading: isBusy }] = cartModeApi.useSetCartModeMutation();
  const add = async () => {
    setProblem(undefined);
    const { error } = await setCartMode({ body: { mode: 'ADDON', orderNumber } });
    if (error) return setProblem(changeProblemMessage(text, codeOf(error)));
    const words = text('care.added', { number: orderNumber });
    context.dispatch(transient(words, { duration: NOTICE_MS }));
    return context.navigate(context.href(indexRoute, {}) ?? '/');
  };
  return { add, isBusy, problem };
}
