import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { isAtHandover } from '../../checkout/payment/payment-methods.js';

/** Cents that are paid in place of the total, where the chosen method is cash that is rounded. */
export function roundedTotal(
  { totalAtHandover }: Pick<Cart, 'totalAtHandover'>,
  method: PaymentMethodKey | undefined,
): number | undefined {
  return method && isAtHandover(method) ? totalAtHandover : undefined;
}
