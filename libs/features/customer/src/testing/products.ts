import type { Product, ProductPage } from '@larder/contracts/catalogue';

/** A product of the tests: a litre of milk for 1.99. */
export function aProduct(parts: Partial<Product> = {}): Product {
  const sku = parts.sku ?? '1';
  return {
    sku,
    productId: sku,
    slug: `milk-${sku}`,
    name: 'Milk',
    category: { slug: 'milk', name: 'Milk' },
    parentCategories: [{ slug: 'dairy', name: 'Dairy' }],
    packSize: '1 l',
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

export const aPage = (results: readonly Product[], total = results.length): ProductPage => ({
  total,
  count: results.length,
  offset: 0,
  results: [...results],
  facets: [],
});
