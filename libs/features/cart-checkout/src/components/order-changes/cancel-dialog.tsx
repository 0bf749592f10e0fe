import type { Order } from '@larder/contracts/checkout';
import { codeOf } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { orderChangesApi } from '../../api/order-changes-api.js';
import { changeProblemMessage, useText } from '../../messages/after-order/order-changes-text.js';

interface Props {
  readonly order: Order;
  readonly hasAdditions: boolean;
  readonly onClose: () => void;
  readonly onCancelled: () => void;
}

/** Confirmation dialog before an order is cancelled; keeping it is the default. */
export function CancelDialog({ order, hasAdditions, onClose, onCancelled }: Props) {
  const text = useText();
  const [cancelOrder, { isLoading, isError, error }] = orderChangesApi.useCancelOrderMutation();
  const cancel = () =>
    cancelOrder({ params: { orderNumber: order.orderNumber } })
      .unwrap()
      .then(onCancelled, () => undefined);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('care.cancelQuestion', { number: order.orderNumber })}
      closeLabel={text('care.close')}
      footer={
        <Stack gap={2}>
          <Button block variant="secondary" onClick={onClose}>
            {text('care.keep')}
          </Button>
          <Button block variant="danger" busy={isLoading} onClick={() => void cancel()}>
            {text('care.cancelYes')}
          </Button>
        </Stack>
      }
    >
      <Stack gap={3}>
        {isError && (
          <Notice type="error" live>
            {changeProblemMessage(text, codeOf(error))}
          </Notice>
        )}
        <p>{text('care.cancelText')}</p>
        {hasAdditions && <p>{text('care.cancelAdditions')}</p>}
      </Stack>
    </Dialog>
  );
}
