import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, Notice } from '@larder/ui';
import { stopAddingToOrder } from '../../api/addition-api.js';
import { useAdditionText } from '../../messages/addition-text.js';

/** Says to which order the cart adds, and leads out of that (CART-03). */
export default function AdditionNote({
  number,
}: {
  readonly number: NonNullable<Cart['orderNumber']>;
}) {
  const text = useAdditionText();
  const context = useFeature();
  const [hasFailed, setHasFailed] = useState(false);
  const leave = async () => {
    const { error } = await stopAddingToOrder(context);
    setHasFailed(error !== undefined);
  };
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
