import { sitemapSections } from '@larder/contracts/content';
import { storefinderRoute } from '@larder/contracts/distribution';
import { storeRoute } from '@larder/contracts/stores';
import { defineFeature, contribute, lazy, profileSections, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** Where the shop's stores are, when they are open, and which one is a shopper's own. */
export const storefinder = defineFeature({
  id: 'storefinder',
  enabled: (config) => config.featureMisc,
  settings: lazy(() => import('./config.js')),
  routes: [
    route(
      storefinderRoute,
      lazy(() => import('./pages/storefinder.page.js')),
      cacheable,
    ),
    route(
      storeRoute,
      lazy(() => import('./pages/store.page.js')),
      cacheable,
    ),
  ],
  contributions: [
    contribute(
      sitemapSections,
      lazy(() => import('./contributions/on-demand/sitemap-section.contribution.js')),
      { order: 40 },
    ),
    contribute(
      profileSections,
      lazy(() => import('./contributions/on-demand/profile-section.contribution.js')),
      { order: 80 },
    ),
  ],
});
