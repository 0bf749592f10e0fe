import { useState } from 'react';
import type { ProductLineItem } from '@larder/contracts/cart';
import { codeOf, useFeature } from '@larder/platform';
import type { ErrorCode } from '@larder/contracts';
import { announce } from '@larder/ui';
import { cartViewSlice } from '../../../state/cart-view.js';
import { enqueueChange, problemOf } from '../../../state/set-quantity.js';
import { basketApi } from './basket-api.js';
import { useBasketText } from './basket-text.js';

/** Moves a line to what is put aside, after the changes that are on their way. */
export function useSaveForLater({ lineItemId, product }: ProductLineItem) {
  const text = useBasketText();
  const context = useFeature();
  const [saveForLater] = basketApi.useSaveForLaterMutation();
  const [isBusy, setBusy] = useState(false);
  const [isFull, setFull] = useState(false);
  const save = async () => {
    setBusy(true);
    const { error } = await enqueueChange(context, () => saveForLater({ body: { lineItemId } }));
    setBusy(false);
    const hasNoRoom = codeOf(error) === ('CONFLICT' satisfies ErrorCode);
    setFull(hasNoRoom);
    if (!error) {
      announce(text('saved.done', { name: product.name }));
      // The row with the button is gone.
      document.getElementById('cart-lines')?.focus({ preventScroll: true });
    } else if (!hasNoRoom) context.dispatch(cartViewSlice.actions.failed(problemOf(error)));
  };
  return { save, isBusy, isFull };
}
