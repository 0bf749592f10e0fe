import type { Product } from './types.js';

/** What a name is made of. */
type Named = Pick<Product, 'brand' | 'name'>;

/** The brand as it stands before the product's name; empty where the name says all of it. */
export function brandPrefix({ brand }: Pick<Named, 'brand'>): string {
  return brand?.prefix ?? brand?.name ?? '';
}

/** Brand and name on one line; no word of the brand is doubled. */
export function fullName(product: Named): string {
  return [brandPrefix(product), product.name].filter(Boolean).join(' ');
}
