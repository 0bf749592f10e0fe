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
import { defineFeature, contribute, lazy, on, provide } from '@larder/platform';
import type { TrackingSettings } from './config.js';
import { earlyEventsOf, recordEarly } from './early.js';

/** Consent, and what is reported with it. On where the tenant has settings for it. */
export const tracking = defineFeature({
  id: 'tracking',
  enabled: (config) => 'tracking' in config.features,
  settings: lazy(() => import('./config.js')),
  contributions: [
    contribute(
      appNotices,
      lazy(() => import('./contributions/notices.contribution.js')),
    ),
    contribute(
      footerLinks,
      lazy(() => import('./contributions/footer.contribution.js')),
    ),
  ],
  blockTypeLists: [lazy(() => import('./blocks/feature.js'))],
  provides: [
    provide(consentSource, (context) => earlyEventsOf(context).consent),
    provide(openConsentSettings, (context) =>
      context.settings<TrackingSettings>('tracking').consent.manager === 'none'
        ? undefined
        : () => earlyEventsOf(context).asking.set(true),
    ),
    provide(reportSearch, (context) => (event) => recordEarly('search_event')(event, context)),
  ],
  listens: [
    on(itemViewed, recordEarly('view_item')),
    on(linesAdded, recordEarly('add_to_cart')),
    on(checkoutEntered, recordEarly('begin_checkout')),
    on(orderConfirmed, recordEarly('checkout_confirmation')),
    on(searchShown, recordEarly('search_shown')),
  ],
  messages: {
    de: lazy(() => import('./messages/de.json')),
    en: lazy(() => import('./messages/en.json')),
    hi: lazy(() => import('./messages/hi.json')),
    fr: lazy(() => import('./messages/fr.json')),
  },
});
