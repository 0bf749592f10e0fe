import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import styles from '../checkout/steps.module.css';
import { WhenShown } from '../checkout/when-shown.js';

const CodeBox = lazy(() => import('./code-box.js'));

/** Discount codes beside the checkout, loaded when the page is there, into room for the closed field. */
export function CodesLater({ cart }: { readonly cart: Cart }) {
  return (
    <div className={styles.codes}>
      <WhenShown>
        <CodeBox cart={cart} />
      </WhenShown>
    </div>
  );
}
