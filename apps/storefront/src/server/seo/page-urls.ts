import { brandRoute, brandsRoute, categoryRoute, offersRoute } from '@larder/contracts/catalogue';
import { productRoute, productsRoute } from '@larder/contracts/catalogue';
import { catalogueCalls, type CategoryNode } from '@larder/contracts/catalogue';
import { storefinderRoute } from '@larder/contracts/distribution';
import { placeCalls } from '@larder/contracts/distribution/places';
import { pesticidesRoute } from '@larder/contracts/pesticides';
import { storeRoute } from '@larder/contracts/stores';
import { contentCalls, contentRoute, indexRoute, sitemapRoute } from '@larder/contracts/content';
import { recipeRoute, recipesCalls, recipesRoute } from '@larder/contracts/recipes';
import type { Registry } from '@larder/platform';
import type { RouteRef } from '@larder/contracts';
import type { ShopLocale } from '@larder/contracts/tenant';
import type { Code } from '../tenants/shops.js';

/** Fetches data from the backend in one language; throws when it has none. */
export type FetchJson = (path: string, locale: ShopLocale) => Promise<unknown>;

export interface PageUrlQuery {
  readonly registry: Registry;
  readonly locale: ShopLocale;
  readonly ask: FetchJson;
  readonly hrefOf: Code['hrefOf'];
}

/** Products or recipes per call. */
const PAGE = 90;
/** Upper limit, so that a backend without a last page cannot cause an endless loop. */
const MAX_CALLS = 2_000;

/** Paths of a shop's pages for search engines in one language, by the kind of page. */
export type PageUrls = Readonly<
  Record<'pages' | 'categories' | 'brands' | 'products' | 'recipes', string[]>
>;

/**
 * Every page of the shop for search engines, each once with its canonical path. It is defined here and
 * not in the features, because browsers would load code that only the server needs.
 */
export async function createPageUrls(query: PageUrlQuery): Promise<PageUrls> {
  const { registry, locale, ask, hrefOf } = query;
  const path = <P extends object>(ref: RouteRef<P>, params: P) =>
    hrefOf(registry.routes, locale, ref, params) ?? [];
  const listing = path(productsRoute, {});
  const hasCatalogue = listing.length > 0;
  const get = (call: { readonly path: string }) => ask(call.path, locale);
  const links = (await get(contentCalls.getPageLinks)) as { readonly slug: string }[];
  const trees = hasCatalogue ? await get(catalogueCalls.getCategoryTrees) : [];
  const brands = hasCatalogue ? await get(catalogueCalls.getBrands) : [];
  const slugs = hasCatalogue ? await slugsBehind(query, productsPage) : [];
  const overview = path(recipesRoute, {});
  const dishes = overview.length > 0 ? await slugsBehind(query, recipesPage) : [];
  const finder = path(storefinderRoute, {});
  const stores = finder.length > 0 ? await get(placeCalls.getCheckoutStores) : [];
  const pages = [
    ...links.flatMap(({ slug }) =>
      slug === 'index' ? path(indexRoute, {}) : path(contentRoute, { slug }),
    ),
    path(sitemapRoute, {}),
    path(pesticidesRoute, {}),
    finder,
    ...(stores as readonly { readonly storeId: string }[]).map(({ storeId }) =>
      path(storeRoute, { storeId }),
    ),
  ].flat();
  return {
    // A content page may have the same URL as a page of a feature.
    pages: [...new Set(pages)],
    categories: [
      listing,
      path(offersRoute, {}),
      ...slugsOf(trees as readonly CategoryNode[]).map((slug) => path(categoryRoute, { slug })),
    ].flat(),
    brands: [
      path(brandsRoute, {}),
      ...(brands as { readonly slug: string }[]).map(({ slug }) => path(brandRoute, { slug })),
    ].flat(),
    products: slugs.flatMap((slug) => path(productRoute, { slug })),
    recipes: [overview, ...dishes.map((slug) => path(recipeRoute, { slug }))].flat(),
  };
}

function slugsOf(nodes: readonly CategoryNode[]): string[] {
  return nodes.flatMap((node) => [node.slug, ...slugsOf(node.children)]);
}

const productsPage = (offset: number) =>
  `${catalogueCalls.getProducts.path}?offset=${offset}&pageSize=${PAGE}&sort=name`;
const recipesPage = (offset: number) =>
  `${recipesCalls.getRecipes.path}?offset=${offset}&pageSize=${PAGE}`;

/** All slugs of a long list, fetched page by page. */
async function slugsBehind(
  { ask, locale }: PageUrlQuery,
  pageAt: (offset: number) => string,
): Promise<string[]> {
  const slugs = new Set<string>();
  for (let i = 0; i < MAX_CALLS; i += 1) {
    const answer = await ask(pageAt(i * PAGE), locale);
    const { results, total } = answer as { results: { slug: string }[]; total: number };
    for (const { slug } of results) slugs.add(slug);
    if (results.length === 0 || (i + 1) * PAGE >= total) break;
  }
  return [...slugs];
}
