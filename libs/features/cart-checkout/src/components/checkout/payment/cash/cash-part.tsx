import { lazy, type ReactNode } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { checkoutApi } from '../../../../api/checkout-api.js';
import { AfterMount } from '../../after-mount.js';
import styles from './cash.module.css';

const CashChoice = lazy(() => import('./cash-choice.js'));

interface Props {
  readonly cart: Cart;
  readonly method: PaymentMethodKey;
  readonly isSelected: boolean;
  /** The card of that method. */
  readonly children: ReactNode;
}

/** Asks with what the shopper pays, right below the method, where that is cash at the door. */
export function CashPart({ cart, method, isSelected, children }: Props) {
  const { notes } = checkoutApi.useGetOrderConfigQuery().data ?? {};
  if (method !== 'payment-at-the-door' || !notes) return children;
  return (
    <div className={isSelected ? styles.atDoor : undefined}>
      {children}
      {isSelected && (
        <AfterMount pending={<div className={styles.place} />}>
          <CashChoice cart={cart} notes={notes} />
        </AfterMount>
      )}
    </div>
  );
}
