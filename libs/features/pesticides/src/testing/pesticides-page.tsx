import { productRoute } from '@larder/contracts/catalogue';
import { contentBlocks } from '@larder/contracts/content';
import { defineFeature, eager, contribute, route } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { pesticides } from '../feature.js';
import { aReport, reportPage } from './reports.js';

export const others = defineFeature({
  id: 'others',
  enabled: () => true,
  routes: [route(productRoute, eager({ default: () => null }))],
  contributions: [
    contribute(
      contentBlocks,
      eager({ default: ({ blocks }) => <p>{blocks.length} blocks of the editors</p> }),
    ),
  ],
});
export const handlers: Handlers = {
  'GET /api/pesticides': () => reportPage([aReport()]),
  'GET /api/content/pages/:slug': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
};
export const open = (url: string, more: Handlers = {}, tenant = {}) =>
  renderInHost({
    features: [pesticides, others],
    tenant,
    handlers: { ...handlers, ...more },
    url,
  });
