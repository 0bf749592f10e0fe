import type { Cart } from '@larder/contracts/cart';
import { useFeature, useTexts } from '@larder/platform';
import { Button, IconButton, Notice, TrashIcon } from '@larder/ui';
import { useState } from 'react';
import { cartApi } from '../../../api/cart/cart-api.js';
import { useText } from '../../../messages/use-text.js';
import { LineName } from './cart-line.js';
import styles from './cart-lines.module.css';
import { Alternatives } from './alternatives.js';
import { LinePicture } from './line-picture.js';
import { formatQuantity } from './format-quantity.js';
import { enqueueChange, problemOf } from '../../../state/set-quantity.js';
import { cartViewSlice } from '../../../state/cart-view.js';

/** Products that cannot be had now, apart from the rest and not in any sum (CART-96). */
export function UnavailableLines({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const texts = useTexts();
  const context = useFeature();
  const [removeItems] = cartApi.useRemoveItemsMutation();
  const [isBusy, setBusy] = useState(false);
  const lines = cart.unavailableLineItems;
  if (lines.length === 0) return null;
  const remove = async (ids: readonly string[]) => {
    setBusy(true);
    const lineItemIds = ids.join(',');
    const { error } = await enqueueChange(context, () => removeItems({ query: { lineItemIds } }));
    setBusy(false);
    if (error) context.dispatch(cartViewSlice.actions.failed(problemOf(error)));
  };
  return (
    <section aria-labelledby="cart-unavailable" className={styles.section}>
      <h2 id="cart-unavailable">{text('unavailable.title')}</h2>
      <Notice
        type="warning"
        actions={
          <Button
            variant="secondary"
            busy={isBusy}
            onClick={() => void remove(lines.map(({ lineItemId }) => lineItemId))}
          >
            {text('unavailable.removeAll')}
          </Button>
        }
      >
        {text('unavailable.text')}
      </Notice>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.lineItemId} className={styles.line}>
            <LinePicture product={line.product} />
            <div className={styles.text}>
              <LineName line={line} />
              <p className={styles.prices}>
                {formatQuantity(text, texts, line.product, line.quantity)}
              </p>
            </div>
            <div className={styles.controls}>
              <IconButton
                icon={<TrashIcon />}
                label={text('line.remove', { name: line.product.name })}
                disabled={isBusy}
                onClick={() => void remove([line.lineItemId])}
              />
            </div>
            <Alternatives product={line.product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
