import type { ErrorCode } from '@larder/contracts';
import type { AddResult, CartItemInput } from '@larder/contracts/cart';
import type { FeatureContext } from '@larder/platform';
import { confirmItems } from '../components/allergens/confirm-items.js';
import { bulkApi } from '../api/bulk-api.js';
import { cartViewSlice } from './cart-view.js';
import { enqueueChange, lineOf, problemOf } from './set-quantity.js';

/** Sends several new totals in one call; the shopper has to confirm those with avoided allergens. */
export async function addMany(
  context: FeatureContext,
  totals: readonly CartItemInput[],
): Promise<AddResult> {
  const body = totals.map(({ sku, quantity }) => ({ sku, quantity }));
  const { setItems } = bulkApi.endpoints;
  const { data, error } = await enqueueChange(context, setItems.initiate({ body }));
  if (!data) {
    context.dispatch(cartViewSlice.actions.failed(problemOf(error)));
    return 'addproductaborted';
  }
  const confirmed = await confirmItems(context, data.notAddedOrUpdatedItems);
  const left = data.notAddedOrUpdatedItems.filter(({ sku }) => !confirmed.includes(sku));
  // CART-95: shows names, and the number only for unknown products.
  const names = left.map(({ sku, name }) => name ?? lineOf(data.cartDTO, sku)?.product.name ?? sku);
  if (names.length > 0) context.dispatch(cartViewSlice.actions.failed({ kind: 'notAdded', names }));
  if (left.length < totals.length) return 'added';
  const atMaximum = left.every(
    (item) => item.errorCode === ('MAX_QUANTITY_REACHED' satisfies ErrorCode),
  );
  return atMaximum ? 'maxquantityreached' : 'addproductaborted';
}
