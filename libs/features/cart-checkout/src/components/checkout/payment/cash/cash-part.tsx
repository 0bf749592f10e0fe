import { lazy } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { checkoutApi } from '../../../../api/checkout-api.js';
import { AfterMount } from '../../after-mount.js';

const CashChoice = lazy(() => import('./cash-choice.js'));

interface Props {
  readonly cart: Cart;
  readonly method: PaymentMethodKey | undefined;
}

/** Asks with what the shopper pays, where that is cash at the door. */
export function CashPart({ cart, method }: Props) {
  const { notes } = checkoutApi.useGetOrderConfigQuery().data ?? {};
  if (method !== 'payment-at-the-door' || !notes) return null;
  return (
    <AfterMount>
      <CashChoice cart={cart} notes={notes} />
    </AfterMount>
  );
}
