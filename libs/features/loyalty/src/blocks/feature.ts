import { block, lazy, type BlockType } from '@larder/platform';

const buttonSchema = lazy(() => import('./loyalty-button.schema.js'));

/** Blocks that are only used on content pages. */
export const blocks: readonly BlockType[] = [
  block(
    'voucher-group',
    lazy(() => import('./voucher-group.block.js')),
    lazy(() => import('./voucher-group.schema.js')),
  ),
  block(
    'member-offers',
    lazy(() => import('./member-offers.block.js')),
    lazy(() => import('./member-offers.schema.js')),
  ),
  block(
    'loyalty-login',
    lazy(() => import('./loyalty-login.block.js')),
    buttonSchema,
  ),
  block(
    'loyalty-link',
    lazy(() => import('./loyalty-link.block.js')),
    buttonSchema,
  ),
];
