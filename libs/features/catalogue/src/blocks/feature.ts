import { block, lazy, type BlockEntry } from '@larder/platform';

/** Products and categories on pages of the content system. */
export const blocks: readonly BlockEntry[] = [
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
];
