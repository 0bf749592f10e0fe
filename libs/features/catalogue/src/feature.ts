import {
  brandRoute,
  brandsRoute,
  categoryRoute,
  facetGroups,
  productLine,
  productRoute,
  productsRoute,
  productTile,
} from '@larder/contracts/catalogue';
import {
  bottomBar,
  mainNavigation,
  notFoundExtra,
  sitemapSections,
} from '@larder/contracts/content';
import { defineFeature, fill, lazy, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** Categories, brands and products: their pages, the tile of every list, the main navigation. */
export const catalogue = defineFeature({
  id: 'catalogue',
  enabled: (config) => config.featureProductDiscovery,
  routes: [
    route(
      productRoute,
      lazy(() => import('./pages/product.page.js')),
      cacheable,
    ),
    route(
      productsRoute,
      lazy(() => import('./pages/products.page.js')),
      cacheable,
    ),
    route(
      categoryRoute,
      lazy(() => import('./pages/category.page.js')),
      cacheable,
    ),
    route(
      brandsRoute,
      lazy(() => import('./pages/brands.page.js')),
      cacheable,
    ),
    route(
      brandRoute,
      lazy(() => import('./pages/brand.page.js')),
      cacheable,
    ),
  ],
  fills: [
    fill(
      productTile,
      lazy(() => import('./fills/product-tile.fill.js')),
    ),
    fill(
      productLine,
      lazy(() => import('./rare-fills/product-line.fill.js')),
    ),
    fill(
      facetGroups,
      lazy(() => import('./fills/facet-groups.fill.js')),
    ),
    fill(
      mainNavigation,
      lazy(() => import('./fills/main-navigation.fill.js')),
    ),
    fill(
      bottomBar,
      lazy(() => import('./fills/bottom-bar.fill.js')),
      { order: 10 },
    ),
    fill(
      notFoundExtra,
      lazy(() => import('./rare-fills/not-found-products.fill.js')),
    ),
    fill(
      sitemapSections,
      lazy(() => import('./rare-fills/sitemap-section.fill.js')),
      { order: 10 },
    ),
  ],
  blockLists: [lazy(() => import('./blocks/feature.js'))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
