import { lazy, Suspense } from 'react';
import type { Cart } from '@larder/contracts/cart';

const PassLine = lazy(() => import('../../components/sections/pass-line.js'));

/** The delivery pass in the cart, beside the goods (PASS-07). */
export default function CartPass({ cart }: { readonly cart: Cart }) {
  const { deliveryPassLineItem: line } = cart;
  return line ? (
    <Suspense>
      <PassLine line={line} />
    </Suspense>
  ) : null;
}
