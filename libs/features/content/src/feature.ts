import {
  appNotices,
  contentBlocks,
  contentRoute,
  generalErrorRoute,
  indexRoute,
  sitemapRoute,
} from '@larder/contracts/content';
import { block, defineFeature, fill, lazy, route } from '@larder/platform';

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
  blocks: [
    block(
      'section',
      lazy(() => import('./blocks/section.block.js')),
      lazy(() => import('./blocks/section.schema.js')),
    ),
    block(
      'row',
      lazy(() => import('./blocks/row.block.js')),
      lazy(() => import('./blocks/frame.schema.js')),
    ),
    block(
      'column',
      lazy(() => import('./blocks/column.block.js')),
      lazy(() => import('./blocks/column.schema.js')),
    ),
    block(
      'headline',
      lazy(() => import('./blocks/headline.block.js')),
      lazy(() => import('./blocks/headline.schema.js')),
    ),
    block(
      'text',
      lazy(() => import('./blocks/text.block.js')),
      lazy(() => import('./blocks/text.schema.js')),
    ),
    block(
      'image',
      lazy(() => import('./blocks/image.block.js')),
      lazy(() => import('./blocks/image.schema.js')),
    ),
    block(
      'teaser',
      lazy(() => import('./blocks/teaser.block.js')),
      lazy(() => import('./blocks/teaser.schema.js')),
    ),
    block(
      'teaser-slider',
      lazy(() => import('./blocks/teaser-slider.block.js')),
      lazy(() => import('./blocks/frame.schema.js')),
    ),
    block(
      'button',
      lazy(() => import('./blocks/button.block.js')),
      lazy(() => import('./blocks/button.schema.js')),
    ),
    block(
      'accordion',
      lazy(() => import('./blocks/accordion.block.js')),
      lazy(() => import('./blocks/accordion.schema.js')),
    ),
    block(
      'line-separator',
      lazy(() => import('./blocks/line-separator.block.js')),
      lazy(() => import('./blocks/frame.schema.js')),
    ),
    block(
      'user-message',
      lazy(() => import('./blocks/user-message.block.js')),
      lazy(() => import('./blocks/user-message.schema.js')),
    ),
  ],
  rareBlocks: lazy(() => import('./blocks/feature.js')),
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
