import type { ProductPage, ProductSort } from '@larder/contracts/catalogue';
import { readGoods } from '../carts/lines/goods.js';
import type { Scope } from '../kernel/scope.js';
import { currentRevisions } from '../kernel/shop-cache.js';
import { countFacets } from './product-index/count-facets.js';
import type { Filters } from './product-index/filters.js';
import type { ProductCatalogue } from './product-index/open-catalogue.js';
import { pageOfProducts } from './product-index/page-of-products.js';

export interface ProductQuery extends Filters {
  readonly offset: number;
  readonly pageSize: number;
  readonly sort: ProductSort;
}

/**
 * One page of a list with its facets. `numbers` are the products that the list is about, before any
 * filter, in the order of relevance. Filtered, counted and sorted in memory; only the products of
 * the page are read, and only those that this process does not know yet.
 */
export async function listProducts(
  scope: Scope,
  { index, language }: ProductCatalogue,
  numbers: Uint32Array,
  query: ProductQuery,
): Promise<ProductPage> {
  const { facets, left } = countFacets(index, language, numbers, query);
  const skus = pageOfProducts(index, language, left, query).map(
    (number) => index.skus[number] ?? '',
  );
  const { shop } = scope.revisions ?? (await currentRevisions(scope.db, scope.tenant));
  const goods = await readGoods(scope, shop, skus);
  const results = skus.flatMap((sku) => goods.get(sku)?.product ?? []);
  return { total: left.length, count: results.length, offset: query.offset, results, facets };
}
