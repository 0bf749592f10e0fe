import type { Cart } from '@larder/contracts/cart';
import { OrderProgress } from '../../cart-monitor/order-progress.js';
import { useLimits } from '../../cart/validation/use-limits.js';
import styles from '../later-parts.module.css';

/** The progress of the order beside the steps; it comes after them. */
export default function SummaryProgress({ cart }: { readonly cart: Cart }) {
  const { limits } = useLimits(cart);
  return (
    <div className={styles.progress}>
      <OrderProgress cart={cart} limits={limits} />
    </div>
  );
}
