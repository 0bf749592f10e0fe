import type { Cart } from '@larder/contracts/cart';
import type { DeliveryPass } from '@larder/contracts/wallet';

/**
 * Whether a pass is valid at a moment (milliseconds): both ends are inclusive (PASS-02, PASS-04), and a
 * pass in the cart is already valid for that order (PASS-03).
 */
export function isPassValid(
  pass: DeliveryPass | undefined,
  now: number,
  cart?: Pick<Cart, 'deliveryPassLineItem'>,
): boolean {
  if (cart?.deliveryPassLineItem) return true;
  return pass !== undefined && Date.parse(pass.startDate) <= now && now <= Date.parse(pass.endDate);
}
