import { block, lazy, type BlockType } from '@larder/platform';

/** Blocks that few pages have. Only those pages load this list, and of it the blocks that they show. */
export const blocks: readonly BlockType[] = [
  block(
    'feature',
    lazy(() => import('./feature/feature.block.js')),
    lazy(() => import('./feature/feature.schema.js')),
  ),
  block(
    'image-list',
    lazy(() => import('./image-list/image-list.block.js')),
    lazy(() => import('./image-list/image-list.schema.js')),
  ),
  block(
    'image-slider',
    lazy(() => import('./image-slider/image-slider.block.js')),
    lazy(() => import('./image-slider/image-slider.schema.js')),
  ),
  block(
    'option',
    lazy(() => import('./option/option.block.js')),
    lazy(() => import('./option/option.schema.js')),
  ),
  block(
    'publication',
    lazy(() => import('./publication/publication.block.js')),
    lazy(() => import('./publication/publication.schema.js')),
  ),
  block(
    'social-follow',
    lazy(() => import('./social-follow/social-follow.block.js')),
    lazy(() => import('./social-follow/social-follow.schema.js')),
  ),
  block(
    'table',
    lazy(() => import('./table/table.block.js')),
    lazy(() => import('./table/table.schema.js')),
  ),
  block(
    'tabs',
    lazy(() => import('./tabs/tabs.block.js')),
    lazy(() => import('./tabs/tabs.schema.js')),
  ),
  block(
    'custom-html',
    lazy(() => import('./custom-html/custom-html.block.js')),
    lazy(() => import('./custom-html/custom-html.schema.js')),
  ),
  block(
    'iframe',
    lazy(() => import('./iframe/iframe.block.js')),
    lazy(() => import('./iframe/iframe.schema.js')),
  ),
  block(
    'video',
    lazy(() => import('./video/video.block.js')),
    lazy(() => import('./video/video.schema.js')),
  ),
  block(
    'script',
    lazy(() => import('./script/script.block.js')),
    lazy(() => import('./script/script.schema.js')),
  ),
  block(
    'tracking',
    lazy(() => import('./tracking/tracking.block.js')),
    lazy(() => import('./tracking/tracking.schema.js')),
  ),
  block(
    'cookie-list',
    lazy(() => import('./cookie-list/cookie-list.block.js')),
    lazy(() => import('./cookie-list/cookie-list.schema.js')),
  ),
  block(
    'cookie-settings-button',
    lazy(() => import('./cookie-settings-button/cookie-settings-button.block.js')),
    lazy(() => import('./cookie-settings-button/cookie-settings-button.schema.js')),
  ),
  block(
    'contact',
    lazy(() => import('./contact/contact.block.js')),
    lazy(() => import('./contact/contact.schema.js')),
  ),
  block(
    'contact-form',
    lazy(() => import('./contact-form/contact-form.block.js')),
    lazy(() => import('./contact-form/contact-form.schema.js')),
  ),
  block(
    'questionnaire',
    lazy(() => import('./questionnaire/questionnaire.block.js')),
    lazy(() => import('./questionnaire/questionnaire.schema.js')),
  ),
  block(
    'newsletter-subscribe',
    lazy(() => import('./newsletter-subscribe/newsletter-subscribe.block.js')),
    lazy(() => import('./newsletter-subscribe/newsletter-subscribe.schema.js')),
  ),
  block(
    'newsletter-unsubscribe',
    lazy(() => import('./newsletter-unsubscribe/newsletter-unsubscribe.block.js')),
    lazy(() => import('./newsletter-unsubscribe/newsletter-unsubscribe.schema.js')),
  ),
  block(
    'auto-redirect',
    lazy(() => import('./auto-redirect/auto-redirect.block.js')),
    lazy(() => import('./auto-redirect/auto-redirect.schema.js')),
  ),
  block(
    'edit-link',
    lazy(() => import('./edit-link/edit-link.block.js')),
    lazy(() => import('./edit-link/edit-link.schema.js')),
  ),
];
