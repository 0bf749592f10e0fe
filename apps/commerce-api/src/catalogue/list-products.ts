import type { SQL } from 'drizzle-orm';
import { and, eq, sql } from 'drizzle-orm';
import type { ProductPage, ProductSort } from '@larder/contracts/catalogue';
import type { Scope } from '../kernel/context.js';
import { rows } from '../kernel/database.js';
import type { CountedValue, Filters } from './facets.js';
import { facetRows, filterCondition, toFacets } from './facets.js';
import { selectProducts, toProduct } from './product-row.js';
import { brands, productTexts, products } from './tables.js';

export interface ProductQuery extends Filters {
  readonly offset: number;
  readonly pageSize: number;
  readonly sort: ProductSort;
}

/** Which products a list is about, before any filter, and what relevance means in it. */
export interface ListScope {
  readonly where: SQL | undefined;
  /** Descending; popularity when absent. */
  readonly relevance?: SQL;
}

const ties = sql`${products.popularity} DESC, ${products.sku}`;

function orderBy(sort: ProductSort, relevance?: SQL): SQL {
  switch (sort) {
    case 'price':
      return sql`${products.shownPrice}, ${ties}`;
    case 'unitprice':
      return sql`${products.unitPrice} NULLS LAST, ${ties}`;
    case 'name':
      return sql`${productTexts.nameRank}, ${products.sku}`;
    case 'newest':
      return sql`'new' = ANY(${products.marks}) DESC, ${products.createdAt} DESC, ${ties}`;
    case 'relevance':
      return relevance ? sql`${relevance} DESC, ${ties}` : ties;
  }
}

/** One page of a list with its facets: two queries, however many products. */
export async function listProducts(
  scope: Scope,
  list: ListScope,
  query: ProductQuery,
): Promise<ProductPage> {
  const inScope = and(eq(products.tenant, scope.tenant), list.where);
  const [page, counted] = await Promise.all([
    selectProducts(scope.db, scope.locale)
      .where(and(inScope, filterCondition(query)))
      .orderBy(orderBy(query.sort, list.relevance))
      .limit(query.pageSize)
      .offset(query.offset),
    countValues(scope, inScope, query),
  ]);
  const results = page.map(toProduct);
  const total = counted.find(({ facet }) => facet === 'total')?.count ?? 0;
  const facets = toFacets(counted, query, total);
  return { total, count: results.length, offset: query.offset, results, facets };
}

async function countValues(scope: Scope, inScope: SQL | undefined, filters: Filters) {
  return rows<CountedValue>(
    scope.db,
    sql`SELECT f.facet, f.value, max(f.label) AS label, count(*)::int AS count
      FROM ${products}
      JOIN ${productTexts} ON ${productTexts.tenant} = ${products.tenant}
        AND ${productTexts.sku} = ${products.sku} AND ${productTexts.locale} = ${scope.locale}
      LEFT JOIN ${brands} ON ${brands.tenant} = ${products.tenant} AND ${brands.slug} = ${products.brandSlug}
      CROSS JOIN LATERAL (${facetRows(filters)}) AS f(facet, value, label)
      WHERE ${inScope} GROUP BY f.facet, f.value`,
  );
}
