import type { Product } from '@larder/contracts/catalogue';
import { largestQuantity } from '@larder/pricing';

/** On a step of today, at least one, and not more than can be ordered; 0 for what cannot be. */
export function quantityToday(product: Product, usual: number): number {
  const { availability, orderability, quantityStepSize: step } = product;
  const isThere = availability === 'available' || availability === 'ageRestricted';
  if (!isThere || orderability === 'CanNotBeOrdered') return 0;
  return Math.min(Math.max(1, Math.round(usual / step)) * step, largestQuantity(product));
}
