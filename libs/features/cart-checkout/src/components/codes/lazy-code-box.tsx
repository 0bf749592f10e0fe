import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import styles from '../checkout/steps.module.css';
import { AfterMount } from '../checkout/after-mount.js';

const CodeBox = lazy(() => import('./code-box.js'));

/** Discount codes beside the checkout, loaded when the page is there, into room for the closed field. */
export function LazyCodeBox({ cart }: { readonly cart: Cart }) {
  return (
    <div className={styles.codes}>
      <AfterMount>
        <CodeBox cart={cart} />
      </AfterMount>
    </div>
  );
}
