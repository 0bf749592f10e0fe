import { block, lazy } from '@larder/platform';

/** Blocks of few pages. */
export const blocks = [
  block(
    'cookie-list',
    lazy(() => import('./cookie-list.block.js')),
    lazy(() => import('./cookie-list.schema.js')),
  ),
];
