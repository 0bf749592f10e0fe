import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { sessionDraft } from '../../contact/session-draft.js';
import { walletPayment } from '../wallet-payment.js';

/** Cash that the shopper will hand over for a cart, in cents; none while an own amount is not usable. */
export interface CashDraft {
  readonly cart: string;
  readonly paysWith?: number | undefined;
}

/** Kept across a reload until the order is sent. */
export const cashDraft = sessionDraft<CashDraft>(
  'checkout.cash',
  (value): value is CashDraft => typeof value === 'object' && value !== null && 'cart' in value,
);

/** What was said for that cart: absent where the exact amount is paid. */
export function cashFor(cart: string): CashDraft | undefined {
  const draft = cashDraft.read();
  return draft?.cart === cart ? draft : undefined;
}

/** Whether the amount that was typed is enough; anything else is. */
export function isCashUsable(cart: string, method: PaymentMethodKey | undefined): boolean {
  const cash = method === 'payment-at-the-door' ? cashFor(cart) : undefined;
  return !cash || cash.paysWith !== undefined;
}

/** Cents to pay at the door: what a gift card leaves, or all of it in coins. */
export function dueAtDoor(cart: Cart): number {
  const { totalAtHandover = cart.priceInfo.total } = cart;
  return totalAtHandover - (walletPayment(cart)?.amountPlanned ?? 0);
}
