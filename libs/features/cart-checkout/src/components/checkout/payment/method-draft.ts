import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { sessionDraft } from '../contact/session-draft.js';

/** Payment of a cart as its step was completed. */
export interface ChosenMethod {
  readonly cart: string;
  readonly method: PaymentMethodKey;
}

/** Kept across a reload until the order is sent, so that the step need not be repeated. */
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
