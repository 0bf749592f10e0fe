import { quantityAfterAdding } from '@larder/pricing';
import { linesAdded, type AddResult, type CartItemInput } from '@larder/contracts/cart';
import type { Product } from '@larder/contracts/catalogue';
import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../api/cart/cart-cache.js';
import { ensureService } from '../components/service/service-question.js';
import { cartViewSlice } from './cart-view.js';
import { serviceSlice } from './service.js';
import { ensureCart } from './cart-flag.js';
import { lineOf, quantityOf, setQuantity } from './set-quantity.js';

/** An item to add. `quantity` is added to the cart's: grams, or pieces. */
export interface Addition extends CartItemInput {
  /** Given where the shopper sees the product; contains its maximum. */
  readonly product?: Product;
}

/**
 * Adds products after the service prompt, each up to its maximum (CART-16…24). Several are sent in one
 * call. Failures are shown as notifications.
 */
export async function addToCart(
  context: FeatureContext,
  additions: readonly Addition[],
): Promise<AddResult> {
  if (additions.length === 0) return 'addproductaborted';
  if (!(await ensureService(context, 'adding', additions[0]?.product?.name)))
    return 'abortedserviceselection';
  await ensureCart(context);
  const totals = additions.flatMap((addition) => totalAfter(context, addition) ?? []);
  if (totals.length === 0) {
    context.dispatch(cartViewSlice.actions.failed({ kind: 'maximum' }));
    return 'maxquantityreached';
  }
  const [first] = totals;
  const result =
    first && totals.length === 1 ? await addOne(context, first) : await addSeveral(context, totals);
  if (result === 'added') {
    context.dispatch(serviceSlice.actions.added(totals.length));
    context.emit(linesAdded, {
      lines: totals.map(({ sku, added }) => ({
        sku,
        quantity: added,
        price: lineOf(cachedCart(context.getState()), sku)?.perPiecePrice,
      })),
    });
  }
  return result;
}

/** A line's new total, and how much of it is new. */
interface Total extends CartItemInput {
  readonly added: number;
}

/** Nothing when the line is at its maximum already (CART-21, 22). */
function totalAfter(
  context: FeatureContext,
  { sku, quantity, product }: Addition,
): Total | undefined {
  const inCart = quantityOf(context, sku);
  const known = product ?? lineOf(cachedCart(context.getState()), sku)?.product;
  const total = known ? quantityAfterAdding(known, inCart, quantity) : inCart + quantity;
  return total === inCart ? undefined : { sku, quantity: total, added: total - inCart };
}

/** Its code is a file of its own, which does not come without a connection. */
async function addSeveral(context: FeatureContext, totals: readonly Total[]): Promise<AddResult> {
  const code = await import('./add-many.js').catch(() => undefined);
  if (code) return code.addMany(context, totals);
  context.dispatch(cartViewSlice.actions.failed({ kind: 'unreachable' }));
  return 'addproductaborted';
}

async function addOne(context: FeatureContext, { sku, quantity }: Total): Promise<AddResult> {
  const problem = await setQuantity(context, { sku, quantity });
  if (problem === undefined) return 'added';
  return problem.kind === 'maximum' ? 'maxquantityreached' : 'addproductaborted';
}
