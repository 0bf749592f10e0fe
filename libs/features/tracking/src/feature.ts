import { linesAdded } from '@larder/contracts/cart';
import { checkoutEntered, orderConfirmed } from '@larder/contracts/checkout';
import { appNotices, footerLinks } from '@larder/contracts/content';
import { searchShown } from '@larder/contracts/search';
import {
  consentSource,
  itemViewed,
  openConsentSettings,
  reportSearch,
} from '@larder/contracts/tracking';
import { defineFeature, fill, lazy, on, provide } from '@larder/platform';
import type { TrackingSettings } from './config.js';
import { earlyOf, note } from './early.js';

/** Consent, and what is reported with it. On where the tenant has settings for it. */
export const tracking = defineFeature({
  id: 'tracking',
  enabled: (config) => 'tracking' in config.features,
  settings: lazy(() => import('./config.js')),
  fills: [
    fill(
      appNotices,
      lazy(() => import('./fills/notices.fill.js')),
    ),
    fill(
      footerLinks,
      lazy(() => import('./fills/footer.fill.js')),
    ),
  ],
  blockLists: [lazy(() => import('./blocks/feature.js'))],
  provides: [
    provide(consentSource, (context) => earlyOf(context).consent),
    provide(openConsentSettings, (context) =>
      context.settings<TrackingSettings>('tracking').consent.manager === 'none'
        ? undefined
        : () => earlyOf(context).asking.set(true),
    ),
    provide(reportSearch, (context) => (event) => note('search_event')(event, context)),
  ],
  listens: [
    on(itemViewed, note('view_item')),
    on(linesAdded, note('add_to_cart')),
    on(checkoutEntered, note('begin_checkout')),
    on(orderConfirmed, note('checkout_confirmation')),
    on(searchShown, note('search_shown')),
  ],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
  },
});
