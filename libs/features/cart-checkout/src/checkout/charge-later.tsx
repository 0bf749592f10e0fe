import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { WhenShown } from './when-shown.js';

const ChargeNotice = lazy(() => import('./charge-notice.js'));

interface Props {
  readonly cart: Cart;
  readonly method: PaymentMethodKey | undefined;
}

/** When the chosen method is charged, and how much is reserved: not part of the page's first load. */
export function ChargeLater({ cart, method }: Props) {
  return <WhenShown>{method && <ChargeNotice cart={cart} method={method} />}</WhenShown>;
}
