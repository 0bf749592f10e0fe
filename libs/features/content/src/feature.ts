import {
  appNotices,
  contentBlocks,
  contentRoute,
  generalErrorRoute,
  indexRoute,
  sitemapRoute,
} from '@larder/contracts/content';
import { defineFeature, fill, lazy, route } from '@larder/platform';

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
  fills: [
    fill(
      contentBlocks,
      lazy(() => import('./fills/content-blocks.fill.js')),
    ),
    fill(
      appNotices,
      lazy(() => import('./preview/preview-bar.fill.js')),
      { when: ({ cms }) => cms.preview },
    ),
  ],
  blockLists: [
    lazy(() => import('./usual-blocks/feature.js')),
    lazy(() => import('./blocks/feature.js')),
  ],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
