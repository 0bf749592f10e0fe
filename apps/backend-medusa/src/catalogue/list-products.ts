import type { ProductPage, ProductSort } from '@larder/contracts/catalogue';
import type { Item } from './catalogue.js';
import type { Filters } from './filters.js';
import { countFacet, facetIds, filtered, shownPrice } from './filters.js';

export interface ListQuery extends Filters {
  readonly offset: number;
  readonly pageSize: number;
  readonly sort: ProductSort;
}

function unitPrice({ product: { price, content, weightArticle } }: Item): number {
  if (weightArticle) return price.regular.value / 1000;
  return content ? price.regular.value / content.amount : Infinity;
}

/** `relevance` is the order that the items come in. Medusa's products do not say when they were new. */
const compare: Partial<Record<ProductSort, (a: Item, b: Item, language: string) => number>> = {
  price: (a, b) => shownPrice(a.product) - shownPrice(b.product),
  unitprice: (a, b) => unitPrice(a) - unitPrice(b),
  name: (a, b, language) => a.product.name.localeCompare(b.product.name, language),
};

/** One page of items with its facets. */
export function listItems(
  items: readonly Item[],
  { offset, pageSize, sort, ...filters }: ListQuery,
  language: string,
): ProductPage {
  const left = filtered(items, filters);
  const order = compare[sort];
  const sorted = order ? left.toSorted((a, b) => order(a, b, language)) : left;
  const results = sorted.slice(offset, offset + pageSize).map(({ product }) => product);
  return {
    total: left.length,
    count: results.length,
    offset,
    results,
    facets: facetIds.map((id) => countFacet(items, filters, id)),
  };
}
