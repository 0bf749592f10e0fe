import {
  brandRoute,
  brandsRoute,
  categoryRoute,
  facetGroups,
  offersRoute,
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
import { defineFeature, contribute, lazy, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** Categories, brands and products: their pages, the tile of every list, the main navigation. */
export const catalogue = defineFeature({
  id: 'catalogue',
  enabled: (config) => config.featureProductDiscovery,
  settings: lazy(() => import('./config.js')),
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
      offersRoute,
      lazy(() => import('./pages/offers.page.js')),
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
  contributions: [
    contribute(
      productTile,
      lazy(() => import('./contributions/product-tile.contribution.js')),
    ),
    contribute(
      productLine,
      lazy(() => import('./contributions/on-demand/product-line.contribution.js')),
    ),
    contribute(
      facetGroups,
      lazy(() => import('./contributions/facet-groups.contribution.js')),
    ),
    contribute(
      mainNavigation,
      lazy(() => import('./contributions/main-navigation.contribution.js')),
    ),
    contribute(
      bottomBar,
      lazy(() => import('./contributions/bottom-bar.contribution.js')),
      { order: 10 },
    ),
    contribute(
      notFoundExtra,
      lazy(() => import('./contributions/on-demand/not-found-products.contribution.js')),
    ),
    contribute(
      sitemapSections,
      lazy(() => import('./contributions/on-demand/sitemap-section.contribution.js')),
      { order: 10 },
    ),
  ],
  blockTypeLists: [lazy(() => import('./blocks/feature.js'))],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
