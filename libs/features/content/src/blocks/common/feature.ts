import { block, lazy, type BlockType } from '@larder/platform';

/** Blocks that nearly every page of the content system has. */
export const blocks: readonly BlockType[] = [
  block(
    'section',
    lazy(() => import('../layout/section.block.js')),
    lazy(() => import('../layout/section.schema.js')),
  ),
  block(
    'row',
    lazy(() => import('../layout/row.block.js')),
    lazy(() => import('../layout/frame.schema.js')),
  ),
  block(
    'column',
    lazy(() => import('../layout/column.block.js')),
    lazy(() => import('../layout/column.schema.js')),
  ),
  block(
    'home-start',
    lazy(() => import('../layout/home-start.block.js')),
    lazy(() => import('../layout/home-start.schema.js')),
  ),
  block(
    'headline',
    lazy(() => import('../text/headline.block.js')),
    lazy(() => import('../text/headline.schema.js')),
  ),
  block(
    'text',
    lazy(() => import('../text/text.block.js')),
    lazy(() => import('../text/text.schema.js')),
  ),
  block(
    'image',
    lazy(() => import('../teasers/image.block.js')),
    lazy(() => import('../teasers/image.schema.js')),
  ),
  block(
    'teaser',
    lazy(() => import('../teasers/teaser.block.js')),
    lazy(() => import('../teasers/teaser.schema.js')),
  ),
  block(
    'teaser-slider',
    lazy(() => import('../teasers/teaser-slider.block.js')),
    lazy(() => import('../layout/frame.schema.js')),
  ),
  block(
    'button',
    lazy(() => import('../text/button.block.js')),
    lazy(() => import('../text/button.schema.js')),
  ),
  block(
    'accordion',
    lazy(() => import('../layout/accordion.block.js')),
    lazy(() => import('../layout/accordion.schema.js')),
  ),
  block(
    'line-separator',
    lazy(() => import('../layout/line-separator.block.js')),
    lazy(() => import('../layout/frame.schema.js')),
  ),
  block(
    'user-message',
    lazy(() => import('../text/user-message.block.js')),
    lazy(() => import('../text/user-message.schema.js')),
  ),
];
