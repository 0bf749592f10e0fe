import { block, lazy, type BlockType } from '@larder/platform';

/** Products and categories on pages of the content system. */
export const blocks: readonly BlockType[] = [
  block(
    'product-group',
    lazy(() => import('./product-group.block.js')),
    lazy(() => import('./product-group.schema.js')),
  ),
  block(
    'product-promotion',
    lazy(() => import('./product-promotion.block.js')),
    lazy(() => import('./product-promotion.schema.js')),
  ),
  block(
    'category-group',
    lazy(() => import('./category-group.block.js')),
    lazy(() => import('./category-group.schema.js')),
  ),
  block(
    'flyer',
    lazy(() => import('./flyer/flyer.block.js')),
    lazy(() => import('./flyer/flyer.schema.js')),
  ),
];
