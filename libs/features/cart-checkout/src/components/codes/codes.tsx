import type { Cart } from '@larder/contracts/cart';
import CodeBox from './code-box.js';
import styles from './codes.module.css';

/**
 * Discount codes of a cart: they load together with its other lines, so that the layout does not shift.
 */
export function Codes({ cart }: { readonly cart: Cart }) {
  return (
    <div className={styles.place}>
      <CodeBox cart={cart} />
    </div>
  );
}
