import type { Product } from './types.js';

/** Parts of a full name. */
type Named = Pick<Product, 'brand' | 'name'>;

/** The brand to show before the product's name; empty when the name contains it. */
export function brandPrefix({ brand }: Pick<Named, 'brand'>): string {
  return brand?.prefix ?? brand?.name ?? '';
}

/** Brand and name on one line, without repeating the brand. */
export function fullName(product: Named): string {
  return [brandPrefix(product), product.name].filter(Boolean).join(' ');
}
