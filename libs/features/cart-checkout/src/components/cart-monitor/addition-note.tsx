import type { Cart } from '@larder/contracts/cart';
import { Button, Notice } from '@larder/ui';
import { additionApi } from '../../api/addition-api.js';
import { useAdditionText } from '../../messages/after-order/addition-text.js';

/** Shows the order that the cart adds to, with a button to detach it (CART-03). */
export default function AdditionNote({
  number,
}: {
  readonly number: NonNullable<Cart['orderNumber']>;
}) {
  const text = useAdditionText();
  const [setCartMode, { isError: hasFailed }] = additionApi.useSetCartModeMutation();
  /** The addition has become a separate order. */
  const leave = () => setCartMode({ body: { mode: 'REGULAR' } });
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
