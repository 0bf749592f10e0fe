import { block, lazy, type BlockType } from '@larder/platform';

/** Blocks that are only used on content pages. */
export const blocks: readonly BlockType[] = [
  block(
    'recipe-group',
    lazy(() => import('./recipe-group.block.js')),
    lazy(() => import('./recipe-group.schema.js')),
  ),
  block(
    'recipe-search',
    lazy(() => import('./recipe-search.block.js')),
    lazy(() => import('./recipe-search.schema.js')),
  ),
];
