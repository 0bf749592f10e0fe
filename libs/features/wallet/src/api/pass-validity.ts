import type { Cart } from '@larder/contracts/cart';
import type { DeliveryPass } from '@larder/contracts/wallet';

/**
 * Whether a pass holds at a moment (milliseconds): both ends count (PASS-02, PASS-04), and a pass
 * that lies in the cart holds for that order already (PASS-03).
 */
export function isPassValid(
  pass: DeliveryPass | undefined,
  now: number,
  cart?: Pick<Cart, 'deliveryPassLineItem'>,
): boolean {
  if (cart?.deliveryPassLineItem) return true;
  return pass !== undefined && Date.parse(pass.startDate) <= now && now <= Date.parse(pass.endDate);
}
