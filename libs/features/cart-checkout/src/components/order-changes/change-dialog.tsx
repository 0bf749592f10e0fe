import type { ReactNode } from 'react';
import type { Order } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { formatTimeSlot } from '../service/times/format-time-slot.js';
import { useText as useShopText } from '../../messages/use-text.js';
import { useText } from '../../messages/after-order/order-changes-text.js';
import type { useOrderChange } from './use-order-change.js';

interface Props {
  readonly order: Order;
  readonly title: string;
  readonly own: ReturnType<typeof useOrderChange>;
  readonly onClose: () => void;
  readonly onNext: () => void;
  /** The choice. */
  readonly children: ReactNode;
}

/** First the choice, then the preview of the order, and the confirmation. */
export function ChangeDialog({ order, title, own, onClose, onNext, children }: Props) {
  const text = useText();
  const { trial, isBusy, problem } = own;
  return (
    <Dialog
      open
      wide
      onOpenChange={onClose}
      title={title}
      closeLabel={text('care.close')}
      footer={
        trial ? (
          <Stack gap={2}>
            <Button block busy={isBusy} onClick={() => void own.confirm()}>
              {text('care.confirm')}
            </Button>
            <Button block variant="secondary" onClick={own.back}>
              {text('care.back')}
            </Button>
          </Stack>
        ) : (
          <Button block busy={isBusy} onClick={onNext}>
            {text('care.next')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {problem !== undefined && (
          <Notice type="error" live>
            {problem}
          </Notice>
        )}
        {trial ? <Outcome before={order} after={trial.order} /> : children}
      </Stack>
    </Dialog>
  );
}

function Outcome({ before, after }: { readonly before: Order; readonly after: Order }) {
  const text = useText();
  const shopText = useShopText();
  const texts = useTexts();
  const [old, now] = [before, after].map(({ priceInfo }) => texts.money(priceInfo.total));
  const isMoved = before.distributionWindow.id !== after.distributionWindow.id;
  return (
    <div role="status">
      {isMoved && (
        <p>
          {text('care.newWindow', {
            window: formatTimeSlot(shopText, texts, after.distributionWindow),
          })}
        </p>
      )}
      <p>
        {old === now
          ? text('care.totalSame', { now: now ?? '' })
          : text('care.totalNew', { now: now ?? '', before: old ?? '' })}
      </p>
    </div>
  );
}
