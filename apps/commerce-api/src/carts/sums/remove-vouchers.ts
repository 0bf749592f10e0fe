import type { RequestContext } from '../../kernel/context.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { changeCart, readCart } from '../change-cart.js';
import { removeItems } from '../lines/items.js';
import type { CartState } from '../state.js';

const vouchersOf = ({ articles }: CartState) =>
  articles.filter(({ article }) => article.kind === 'voucher');

/**
 * Takes the vouchers out of the customer's cart that are no longer theirs, as when their card was
 * unlinked. A finalized cart keeps its own: its order refuses the voucher.
 */
export async function removeForeignVouchers(context: RequestContext): Promise<void> {
  const cart = await readCart(context);
  if (cart.row.status === 'OPEN' && vouchersOf(cart).length > 0)
    await changeCart(context, removeVouchers, undefined);
}

async function removeVouchers(work: UnitOfWork, cart: CartState): Promise<CartState> {
  const { customerId } = cart.row;
  if (customerId === null) return cart;
  const own = await work.shop.loyalty.cartVouchers(work, customerId);
  const isOwn = (id: string) => own.some(({ articleId }) => articleId === id);
  const gone = vouchersOf(cart).filter(({ article }) => !isOwn(article.articleId));
  return removeItems(
    work,
    cart,
    gone.map(({ lineItemId }) => lineItemId),
  );
}
