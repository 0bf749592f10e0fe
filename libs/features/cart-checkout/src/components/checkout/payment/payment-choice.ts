import { sessionDraft } from '../contact/session-draft.js';

/** Options of a payment that are sent along with its method. */
export interface PaymentChoice {
  /** A saved card to pay with. */
  readonly methodId?: string | undefined;
  readonly saveMethod: boolean;
  readonly setPrimary: boolean;
  /** A wallet has confirmed the payment. */
  readonly walletToken?: string | undefined;
}

export const noChoice: PaymentChoice = { saveMethod: false, setPrimary: false };

/** Kept across a reload until the shopper has left for the provider. */
export const paymentChoice = sessionDraft<PaymentChoice>(
  'checkout.payment',
  (value): value is PaymentChoice =>
    typeof value === 'object' && value !== null && 'saveMethod' in value && 'setPrimary' in value,
);

/** The provider's address with the shopper's choice (NAV-38, NAV-41). */
export function withChoice(address: string, choice: PaymentChoice): string {
  const query = new URLSearchParams();
  if (choice.methodId !== undefined) query.set('method', choice.methodId);
  if (choice.walletToken !== undefined) query.set('wallet', choice.walletToken);
  if (choice.saveMethod) query.set('saveMethod', 'true');
  if (choice.setPrimary) query.set('setPrimary', 'true');
  const text = query.toString();
  return text === '' ? address : `${address}?${text}`;
}
