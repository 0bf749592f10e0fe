import { block, lazy, type BlockType } from '@larder/platform';

/** Blocks that nearly every page of the content system has. */
export const blocks: readonly BlockType[] = [
  block(
    'section',
    lazy(() => import('../blocks/section.block.js')),
    lazy(() => import('../blocks/section.schema.js')),
  ),
  block(
    'row',
    lazy(() => import('../blocks/row.block.js')),
    lazy(() => import('../blocks/frame.schema.js')),
  ),
  block(
    'column',
    lazy(() => import('../blocks/column.block.js')),
    lazy(() => import('../blocks/column.schema.js')),
  ),
  block(
    'headline',
    lazy(() => import('../blocks/headline.block.js')),
    lazy(() => import('../blocks/headline.schema.js')),
  ),
  block(
    'text',
    lazy(() => import('../blocks/text.block.js')),
    lazy(() => import('../blocks/text.schema.js')),
  ),
  block(
    'image',
    lazy(() => import('../blocks/image.block.js')),
    lazy(() => import('../blocks/image.schema.js')),
  ),
  block(
    'teaser',
    lazy(() => import('../blocks/teaser.block.js')),
    lazy(() => import('../blocks/teaser.schema.js')),
  ),
  block(
    'teaser-slider',
    lazy(() => import('../blocks/teaser-slider.block.js')),
    lazy(() => import('../blocks/frame.schema.js')),
  ),
  block(
    'button',
    lazy(() => import('../blocks/button.block.js')),
    lazy(() => import('../blocks/button.schema.js')),
  ),
  block(
    'accordion',
    lazy(() => import('../blocks/accordion.block.js')),
    lazy(() => import('../blocks/accordion.schema.js')),
  ),
  block(
    'line-separator',
    lazy(() => import('../blocks/line-separator.block.js')),
    lazy(() => import('../blocks/frame.schema.js')),
  ),
  block(
    'user-message',
    lazy(() => import('../blocks/user-message.block.js')),
    lazy(() => import('../blocks/user-message.schema.js')),
  ),
];
