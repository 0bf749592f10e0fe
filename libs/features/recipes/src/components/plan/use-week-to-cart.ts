import { useState } from 'react';
import { addLines, cartChanged, type Cart, type CartItemInput } from '@larder/contracts/cart';
import { useCapability, useFeature } from '@larder/platform';
import { planApi } from '../../api/plan-api.js';

const quantityIn = (cart: Cart | undefined, sku: string) =>
  cart?.productLineItems.find(({ product }) => product.sku === sku)?.quantity ?? 0;

interface Done {
  readonly items: readonly CartItemInput[];
  /** Absent if there was no cart yet. */
  readonly before: Cart | undefined;
}

/** Puts the week into the cart in one tap, and takes it out again. Undefined in a shop without a cart. */
export function useWeekToCart() {
  const add = useCapability(addLines);
  const { emit } = useFeature();
  const [readCart] = planApi.useReadCartBeforeMutation();
  const [setTotals] = planApi.useSetCartTotalsMutation();
  const [removeLines] = planApi.useRemoveCartLinesMutation();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Done>();
  if (!add) return undefined;
  const put = async (items: readonly CartItemInput[]) => {
    setBusy(true);
    const { data: before } = await readCart();
    const result = await add(items);
    setBusy(false);
    if (result === 'added') setDone({ items, before });
  };
  /** Products that were in the cart before stay with their quantity. */
  const undo = async () => {
    if (!done) return;
    setBusy(true);
    const { data: now } = await readCart();
    const kept = done.items.flatMap(({ sku }) => {
      const quantity = quantityIn(done.before, sku);
      return quantity > 0 ? [{ sku, quantity }] : [];
    });
    const gone = (now?.productLineItems ?? []).flatMap(({ lineItemId, product: { sku } }) =>
      done.items.some((one) => one.sku === sku) && quantityIn(done.before, sku) === 0
        ? [lineItemId]
        : [],
    );
    const removed =
      gone.length > 0 ? await removeLines({ query: { lineItemIds: gone.join(',') } }) : undefined;
    const restored = kept.length > 0 ? await setTotals({ body: kept }) : undefined;
    const cart = restored?.data?.cartDTO ?? removed?.data;
    setBusy(false);
    if (cart) emit(cartChanged, { cart });
    if (!removed?.error && !restored?.error) setDone(undefined);
  };
  return { put, undo, isBusy, count: done?.items.length };
}
