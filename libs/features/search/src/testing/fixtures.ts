import type { Product } from '@larder/contracts/catalogue';
import { schema, type SearchSettings } from '../config.js';

/** Settings of the tests: three types in two columns. */
export function settingsOf(parts: Partial<SearchSettings> = {}) {
  const types: SearchSettings['flapoutSearchTypes'] = [
    { type: 'products', order: 1, emptyResultsContent: 'No such product' },
    { type: 'categories', order: 2, emptyResultsContent: '' },
    { type: 'content', order: 4, emptyResultsContent: '' },
  ];
  return { search: schema.parse({ flapoutSearchTypes: types, ...parts }) };
}

export function aProduct(name: string): Product {
  const slug = name.toLowerCase().replaceAll(' ', '-');
  return {
    sku: slug,
    productId: slug,
    slug,
    name,
    category: { slug: 'all', name: 'All' },
    parentCategories: [],
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
  };
}

/** Answer of a search call. */
export function aPage<T>(results: readonly T[], parts: object = {}) {
  return { total: results.length, count: results.length, offset: 0, results, ...parts };
}

/** Answer of the product search. */
export function products(names: readonly string[], parts: object = {}) {
  return aPage(names.map(aProduct), { facets: [], queryID: 'q1', ...parts });
}
