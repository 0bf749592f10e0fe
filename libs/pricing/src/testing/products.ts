import type { Product } from '@larder/contracts/catalogue';

/** A product with only what prices need; a piece of 1.99 by default. */
export function aProduct(parts: Partial<Product> = {}): Product {
  return {
    sku: '1',
    productId: '1',
    slug: 'product-1',
    name: 'Product',
    category: { slug: 'all', name: 'All' },
    parentCategories: [],
    packSize: '',
    maxQuantity: 10,
    quantityStepSize: 1,
    weightArticle: false,
    weightPieceArticle: false,
    bundleSize: 1,
    price: { regular: { value: 199 } },
    availability: 'available',
    orderability: 'CanBeOrdered',
    marks: [],
    ...parts,
  };
}

/** Tomatoes: 2.99 the kilogram in steps of 250 g. */
export const tomatoes = aProduct({
  weightArticle: true,
  quantityStepSize: 250,
  maxQuantity: 5000,
  price: { regular: { value: 299 } },
});

/** A melon: weighed, chosen by the piece of about 1.8 kg. */
export const melon = aProduct({
  weightArticle: true,
  weightPieceArticle: true,
  quantityStepSize: 1800,
  maxQuantity: 9000,
  price: { regular: { value: 149 } },
});

/** Six bottles of water, 1.5 l each, with deposit on every bottle. */
export const water = aProduct({
  bundleSize: 6,
  quantityStepSize: 6,
  maxQuantity: 60,
  content: { amount: 9000, unit: 'ml' },
  price: { regular: { value: 294 }, depositPrice: 150 },
});
