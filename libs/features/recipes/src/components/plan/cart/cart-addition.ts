import { addLines, cartChanged, type Cart, type CartItemInput } from '@larder/contracts/cart';
import { isNotFound, type FeatureContext } from '@larder/platform';
import { planApi } from '../../../api/plan-api.js';

const { readCartBefore, setCartTotals, removeCartLines } = planApi.endpoints;

/** What was put into the cart, and the cart before it; that is absent if there was none yet. */
export interface CartAddition {
  readonly items: readonly CartItemInput[];
  readonly before: Cart | undefined;
  /** False where the cart before it could not be read: an undo would take out too much. */
  readonly canUndo: boolean;
}

const quantityIn = (cart: Cart | undefined, sku: string) =>
  cart?.productLineItems.find(({ product }) => product.sku === sku)?.quantity ?? 0;

/** Undefined if nothing was added, such as by a shopper who chose no service. */
export async function addToCart(
  context: FeatureContext,
  items: readonly CartItemInput[],
): Promise<CartAddition | undefined> {
  const { data: before, error } = await context.dispatch(readCartBefore.initiate());
  const result = await context.getCapability(addLines)?.(items);
  const canUndo = error === undefined || isNotFound(error);
  return result === 'added' ? { items, before, canUndo } : undefined;
}

/**
 * Takes an addition out of the cart again: products that were in it before keep their quantity of then.
 * Resolves to whether that worked.
 */
export async function undoAddition(
  context: FeatureContext,
  { items, before }: CartAddition,
): Promise<boolean> {
  const { data: now, error } = await context.dispatch(readCartBefore.initiate());
  if (error !== undefined && !isNotFound(error)) return false;
  const kept = items.flatMap(({ sku }) => {
    const quantity = quantityIn(before, sku);
    return quantity > 0 ? [{ sku, quantity }] : [];
  });
  const gone = (now?.productLineItems ?? []).flatMap(({ lineItemId, product: { sku } }) =>
    items.some((one) => one.sku === sku) && quantityIn(before, sku) === 0 ? [lineItemId] : [],
  );
  const removed =
    gone.length > 0
      ? await context.dispatch(removeCartLines.initiate({ query: { lineItemIds: gone.join(',') } }))
      : undefined;
  const restored =
    kept.length > 0 ? await context.dispatch(setCartTotals.initiate({ body: kept })) : undefined;
  const cart = restored?.data?.cartDTO ?? removed?.data;
  if (cart) context.emit(cartChanged, { cart });
  return !removed?.error && !restored?.error;
}
