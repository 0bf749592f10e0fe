import type { Cart } from '@larder/contracts/cart';
import { Button, Notice } from '@larder/ui';
import { additionApi } from '../../api/addition-api.js';
import { useAdditionText } from '../../messages/addition-text.js';

/** Says to which order the cart adds, and leads out of that (CART-03). */
export default function AdditionNote({
  number,
}: {
  readonly number: NonNullable<Cart['orderNumber']>;
}) {
  const text = useAdditionText();
  const [leaveAddition, { isError: hasFailed }] = additionApi.useLeaveAdditionMutation();
  /** What was to be added to an order is one of its own. */
  const leave = () => leaveAddition({ body: { mode: 'REGULAR' } });
  return (
    <Notice
      type="info"
      actions={
        <Button variant="secondary" onClick={() => void leave()}>
          {text('leave')}
        </Button>
      }
    >
      {text('note', { number })}
      {hasFailed && <p role="alert">{text('failed')}</p>}
    </Notice>
  );
}
