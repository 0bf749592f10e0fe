import type { Cart } from '@larder/contracts/cart';

/** The hold of the time slot is over: it has to be chosen again (SLOT-16). */
export function hasHoldEnded({ distributionWindow }: Pick<Cart, 'distributionWindow'>): boolean {
  const { heldUntil } = distributionWindow ?? {};
  return heldUntil !== undefined && Date.parse(heldUntil) <= Date.now();
}
