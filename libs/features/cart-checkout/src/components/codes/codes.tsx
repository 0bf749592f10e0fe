import type { Cart } from '@larder/contracts/cart';
import CodeBox from './code-box.js';
import styles from './codes.module.css';

/** Discount codes of a cart: they come with its other lines, so that nothing moves when they do. */
export function Codes({ cart }: { readonly cart: Cart }) {
  return (
    <div className={styles.place}>
      <CodeBox cart={cart} />
    </div>
  );
}
