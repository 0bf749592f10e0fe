import { Button, Loading, Notice, Skeleton } from '@larder/ui';
import { useText } from '../../messages/order-text.js';

export function OrdersLoading() {
  return (
    <Loading label={useText()('orders.loading')}>
      <Skeleton shape="wide" />
      <Skeleton shape="wide" />
    </Loading>
  );
}

export function OrdersFailed({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Notice
      type="error"
      live
      title={text('orders.failed.title')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {text('orders.retry')}
        </Button>
      }
    >
      {text('orders.failed.text')}
    </Notice>
  );
}
