import type { ReactNode } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';

/** What either layout of the checkout renders. */
export interface LayoutProps {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  readonly giftCardMethodKey: string | undefined;
  /**
   * The last step: what is ordered, and the binding button; shown once nothing is missing. The button
   * moves into the bar, if there is one.
   */
  readonly summary: (bar?: HTMLElement | null) => ReactNode;
}
