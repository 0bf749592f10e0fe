import type {
  CategoryNode,
  Product,
  ProductDetail,
  ProductPage,
} from '@larder/contracts/catalogue';

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
    content: { amount: 1000, unit: 'ml' },
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

export function aDetail(parts: Partial<ProductDetail> = {}): ProductDetail {
  return {
    ...aProduct(parts),
    description: '',
    pictures: [],
    allergens: [],
    traces: [],
    variants: [],
    ...parts,
  };
}

export function aPage(results: readonly Product[], parts: Partial<ProductPage> = {}): ProductPage {
  return {
    total: results.length,
    count: results.length,
    offset: 0,
    results: [...results],
    facets: [],
    ...parts,
  };
}

export function aNode(name: string, children: CategoryNode[] = [], productCount = 3): CategoryNode {
  return { slug: name.toLowerCase(), name, productCount, children };
}
