import { brandRoute, brandsRoute, categoryRoute } from '@larder/contracts/catalogue';
import { productRoute, productsRoute } from '@larder/contracts/catalogue';
import { catalogueCalls, type CategoryNode } from '@larder/contracts/catalogue';
import { contentCalls, contentRoute, indexRoute, sitemapRoute } from '@larder/contracts/content';
import type { Registry } from '@larder/platform';
import type { RouteRef } from '@larder/contracts';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { Code } from '../tenants/shops.js';

/** Asks the backend for data in one language; throws when it has none. */
export type Ask = (path: string, locale: ShopLocale) => Promise<unknown>;

export interface AddressQuery {
  readonly registry: Registry;
  readonly locale: ShopLocale;
  readonly ask: Ask;
  readonly hrefOf: Code['hrefOf'];
}

/** Products that one call gives. */
const PAGE = 90;
/** No shop has more; a backend that never comes to an end is left. */
const MOST_CALLS = 2_000;

/** Paths of a shop's pages for search engines in one language, by the kind of page. */
export type PageAddresses = Readonly<
  Record<'pages' | 'categories' | 'brands' | 'products', string[]>
>;

/**
 * Every page of the shop that search engines may show, each once under its canonical path. It is
 * known here and not by the features, because the browser would have to carry what only this needs.
 */
export async function pageAddresses(query: AddressQuery): Promise<PageAddresses> {
  const { registry, locale, ask, hrefOf } = query;
  const path = <P extends object>(ref: RouteRef<P>, params: P) =>
    hrefOf(registry.routes, locale, ref, params) ?? [];
  const listing = path(productsRoute, {});
  const hasCatalogue = listing.length > 0;
  const get = (call: { readonly path: string }) => ask(call.path, locale);
  const links = (await get(contentCalls.getPageLinks)) as { readonly slug: string }[];
  const trees = hasCatalogue ? await get(catalogueCalls.getCategoryTrees) : [];
  const brands = hasCatalogue ? await get(catalogueCalls.getBrands) : [];
  const slugs = hasCatalogue ? await productSlugs(query) : [];
  return {
    pages: [
      ...links.flatMap(({ slug }) =>
        slug === 'index' ? path(indexRoute, {}) : path(contentRoute, { slug }),
      ),
      path(sitemapRoute, {}),
    ].flat(),
    categories: [
      listing,
      ...slugsOf(trees as readonly CategoryNode[]).map((slug) => path(categoryRoute, { slug })),
    ].flat(),
    brands: [
      path(brandsRoute, {}),
      ...(brands as { readonly slug: string }[]).map(({ slug }) => path(brandRoute, { slug })),
    ].flat(),
    products: slugs.flatMap((slug) => path(productRoute, { slug })),
  };
}

function slugsOf(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap((node) => [node.slug, ...slugsOf(node.children)]);
}

async function productSlugs({ ask, locale }: AddressQuery): Promise<string[]> {
  const slugs = new Set<string>();
  for (let i = 0; i < MOST_CALLS; i += 1) {
    const query = `?offset=${i * PAGE}&pageSize=${PAGE}&sort=name`;
    const answer = await ask(catalogueCalls.getProducts.path + query, locale);
    const { results, total } = answer as { results: { slug: string }[]; total: number };
    for (const { slug } of results) slugs.add(slug);
    if (results.length === 0 || (i + 1) * PAGE >= total) break;
  }
  return [...slugs];
}
