import { block, lazy, type BlockType } from '@larder/platform';

/** Rarely used blocks. Only pages that contain one load this list, and only its displayed blocks. */
export const blocks: readonly BlockType[] = [
  block(
    'feature',
    lazy(() => import('./teasers/feature/feature.block.js')),
    lazy(() => import('./teasers/feature/feature.schema.js')),
  ),
  block(
    'image-list',
    lazy(() => import('./teasers/image-list/image-list.block.js')),
    lazy(() => import('./teasers/image-list/image-list.schema.js')),
  ),
  block(
    'image-slider',
    lazy(() => import('./teasers/image-slider/image-slider.block.js')),
    lazy(() => import('./teasers/image-slider/image-slider.schema.js')),
  ),
  block(
    'option',
    lazy(() => import('./layout/option/option.block.js')),
    lazy(() => import('./layout/option/option.schema.js')),
  ),
  block(
    'publication',
    lazy(() => import('./teasers/publication/publication.block.js')),
    lazy(() => import('./teasers/publication/publication.schema.js')),
  ),
  block(
    'social-follow',
    lazy(() => import('./text/social-follow/social-follow.block.js')),
    lazy(() => import('./text/social-follow/social-follow.schema.js')),
  ),
  block(
    'table',
    lazy(() => import('./layout/table/table.block.js')),
    lazy(() => import('./layout/table/table.schema.js')),
  ),
  block(
    'tabs',
    lazy(() => import('./layout/tabs/tabs.block.js')),
    lazy(() => import('./layout/tabs/tabs.schema.js')),
  ),
  block(
    'custom-html',
    lazy(() => import('./embeds/custom-html/custom-html.block.js')),
    lazy(() => import('./embeds/custom-html/custom-html.schema.js')),
  ),
  block(
    'iframe',
    lazy(() => import('./embeds/iframe/iframe.block.js')),
    lazy(() => import('./embeds/iframe/iframe.schema.js')),
  ),
  block(
    'video',
    lazy(() => import('./embeds/video/video.block.js')),
    lazy(() => import('./embeds/video/video.schema.js')),
  ),
  block(
    'script',
    lazy(() => import('./embeds/script/script.block.js')),
    lazy(() => import('./embeds/script/script.schema.js')),
  ),
  block(
    'tracking',
    lazy(() => import('./embeds/tracking/tracking.block.js')),
    lazy(() => import('./embeds/tracking/tracking.schema.js')),
  ),
  block(
    'cookie-list',
    lazy(() => import('./embeds/cookie-list/cookie-list.block.js')),
    lazy(() => import('./embeds/cookie-list/cookie-list.schema.js')),
  ),
  block(
    'cookie-settings-button',
    lazy(() => import('./embeds/cookie-settings-button/cookie-settings-button.block.js')),
    lazy(() => import('./embeds/cookie-settings-button/cookie-settings-button.schema.js')),
  ),
  block(
    'contact',
    lazy(() => import('./text/contact/contact.block.js')),
    lazy(() => import('./text/contact/contact.schema.js')),
  ),
  block(
    'contact-form',
    lazy(() => import('./forms/contact-form/contact-form.block.js')),
    lazy(() => import('./forms/contact-form/contact-form.schema.js')),
  ),
  block(
    'questionnaire',
    lazy(() => import('./forms/questionnaire/questionnaire.block.js')),
    lazy(() => import('./forms/questionnaire/questionnaire.schema.js')),
  ),
  block(
    'newsletter-subscribe',
    lazy(() => import('./forms/newsletter-subscribe/newsletter-subscribe.block.js')),
    lazy(() => import('./forms/newsletter-subscribe/newsletter-subscribe.schema.js')),
  ),
  block(
    'newsletter-unsubscribe',
    lazy(() => import('./forms/newsletter-unsubscribe/newsletter-unsubscribe.block.js')),
    lazy(() => import('./forms/newsletter-unsubscribe/newsletter-unsubscribe.schema.js')),
  ),
  block(
    'auto-redirect',
    lazy(() => import('./embeds/auto-redirect/auto-redirect.block.js')),
    lazy(() => import('./embeds/auto-redirect/auto-redirect.schema.js')),
  ),
  block(
    'edit-link',
    lazy(() => import('./text/edit-link/edit-link.block.js')),
    lazy(() => import('./text/edit-link/edit-link.schema.js')),
  ),
];
