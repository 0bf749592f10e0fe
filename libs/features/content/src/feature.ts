import {
  appNotices,
  contentBlocks,
  contentRoute,
  generalErrorRoute,
  indexRoute,
  sitemapRoute,
} from '@larder/contracts/content';
import { defineFeature, contribute, lazy, route } from '@larder/platform';

const cacheable = { middleware: 'cacheable' } as const;

/** Pages from the content system, their blocks, the sitemap and the generic error page. */
export const content = defineFeature({
  id: 'content',
  enabled: () => true,
  settings: lazy(() => import('./config.js')),
  routes: [
    route(
      indexRoute,
      lazy(() => import('./pages/content.page.js')),
      cacheable,
    ),
    route(
      contentRoute,
      lazy(() => import('./pages/content.page.js')),
      { ...cacheable, priority: -1 },
    ),
    route(
      sitemapRoute,
      lazy(() => import('./pages/sitemap.page.js')),
      cacheable,
    ),
    route(
      generalErrorRoute,
      lazy(() => import('./pages/general-error.page.js')),
      cacheable,
    ),
  ],
  contributions: [
    contribute(
      contentBlocks,
      lazy(() => import('./contributions/content-blocks.contribution.js')),
    ),
    contribute(
      appNotices,
      lazy(() => import('./contributions/on-demand/preview-bar.contribution.js')),
      { when: ({ cms }) => cms.preview },
    ),
  ],
  blockTypeLists: [
    lazy(() => import('./blocks/common/feature.js')),
    lazy(() => import('./blocks/feature.js')),
  ],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
