import { useState } from 'react';
import { addLines, type CartItemInput } from '@larder/contracts/cart';
import { transient, useCapability, useFeature } from '@larder/platform';
import { usePlanText } from '../plan-text.js';
import { addToCart, undoAddition, type CartAddition } from './cart-addition.js';

/** Puts the week into the cart in one tap, and takes it out again. Undefined in a shop without a cart. */
export function useWeekToCart() {
  const hasCart = useCapability(addLines) !== undefined;
  const context = useFeature();
  const text = usePlanText();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<CartAddition>();
  if (!hasCart) return undefined;
  const put = async (items: readonly CartItemInput[]) => {
    setBusy(true);
    const addition = await addToCart(context, items);
    setBusy(false);
    if (addition) setDone(addition);
  };
  const undo = async () => {
    if (!done) return;
    setBusy(true);
    const isUndone = await undoAddition(context, done);
    setBusy(false);
    if (isUndone) setDone(undefined);
    else context.dispatch(transient(text('notSaved'), { type: 'error', key: 'week-to-cart' }));
  };
  return { put, undo: done?.canUndo ? undo : undefined, isBusy, count: done?.items.length };
}
