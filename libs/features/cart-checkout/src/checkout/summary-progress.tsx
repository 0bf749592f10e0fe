import type { Cart } from '@larder/contracts/cart';
import { OrderProgress } from '../watch/order-progress.js';
import { useLimits } from '../cart/use-limits.js';

/** The progress of the order beside the steps; it comes after them. */
export default function SummaryProgress({ cart }: { readonly cart: Cart }) {
  const { limits } = useLimits(cart);
  return <OrderProgress cart={cart} limits={limits} />;
}
