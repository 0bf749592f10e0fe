import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { sessionDraft } from '../contact/session-draft.js';

/** How a cart is to be paid, as its step was completed. */
export interface ChosenMethod {
  readonly cart: string;
  readonly method: PaymentMethodKey;
}

/** Kept over a reload, until the order was sent: the step need not be done twice. */
export const methodDraft = sessionDraft<ChosenMethod>(
  'checkout.method',
  (value): value is ChosenMethod =>
    typeof value === 'object' && value !== null && 'cart' in value && 'method' in value,
);

/** Saves the payment method of the completed step, or clears it when none is needed. */
export function saveChosenMethod(cart: string, method: PaymentMethodKey | undefined): void {
  if (method) methodDraft.write({ cart, method });
  else methodDraft.clear();
}
