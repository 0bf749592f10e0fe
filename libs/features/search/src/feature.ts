import { bottomBar, notFoundExtra } from '@larder/contracts/content';
import { headerSearch, searchEntryRoute, searchRoute } from '@larder/contracts/search';
import { defineFeature, contribute, lazy, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** The search field with its suggestions, and the pages of results. */
export const search = defineFeature({
  id: 'search',
  enabled: (config) => config.featureSearch,
  settings: lazy(() => import('./config.js')),
  routes: [
    route(
      searchRoute,
      lazy(() => import('./pages/search.page.js')),
      cacheable,
    ),
    route(
      searchEntryRoute,
      lazy(() => import('./pages/search-entry.page.js')),
      cacheable,
    ),
  ],
  contributions: [
    contribute(
      bottomBar,
      lazy(() => import('./contributions/bottom-bar.contribution.js')),
      { order: 10 },
    ),
    contribute(
      notFoundExtra,
      lazy(() => import('./contributions/on-demand/not-found-search.contribution.js')),
      { order: -10 },
    ),
    contribute(
      headerSearch,
      lazy(() => import('./contributions/header-search.contribution.js')),
    ),
  ],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
