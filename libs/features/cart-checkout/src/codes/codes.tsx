import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { WhenShown } from '../checkout/when-shown.js';
import styles from './codes.module.css';

const CodeBox = lazy(() => import('./code-box.js'));

/** Discount codes of a cart, loaded when the page is there; the place has the room of the closed field. */
export function Codes({ cart }: { readonly cart: Cart }) {
  return (
    <div className={styles.place}>
      <WhenShown>
        <CodeBox cart={cart} />
      </WhenShown>
    </div>
  );
}
