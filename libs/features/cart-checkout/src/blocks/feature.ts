import { block, lazy } from '@larder/platform';

/** Blocks of the home page. */
export const blocks = [
  block(
    'quick-start',
    lazy(() => import('./quick-start.block.js')),
    lazy(() => import('./quick-start.schema.js')),
  ),
];
