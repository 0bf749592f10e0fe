import type { ReactElement } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { trackingCalls, type SearchEvent, type TrackingEvent } from '@larder/contracts/tracking';
import type { FeatureContext } from '@larder/platform';
import type { TrackingSettings } from '../config.js';
import { startConsent } from '../consent/start-consent.js';
import { earlyOf } from '../early.js';
import { createBatch } from '../events/batch.js';
import { dataLayer } from '../events/data-layer.js';
import { createQueue, type Outlet } from '../events/queue.js';
import { createRecorder } from '../events/recorder.js';
import { toEvent, type Surroundings } from '../events/to-event.js';
import { visitorOf } from '../events/visitor.js';
import { queryCache } from '../search/query-cache.js';
import { searchAnalytics } from '../search/search-analytics.js';
import { visitorKnown } from './visitor-known.js';
import { VisitParts } from './visit-parts.js';

/** Begins to ask for consent and to record what happens; gives what stands on the page for it. */
export async function startVisit(context: FeatureContext): Promise<ReactElement> {
  const settings = context.settings<TrackingSettings>('tracking');
  const early = earlyOf(context);
  const consent = early.consent.get;
  const queue = createQueue(outletsOf(settings), consent);
  const analytics = searchAnalytics({
    consent,
    send: settings.collector
      ? createBatch<SearchEvent>(trackingCalls.postSearchEvents.path)
      : () => undefined,
    cache: queryCache(() => window.localStorage),
  });
  early.consent.subscribe(() => {
    analytics.consentChanged();
    queue.flush();
  });
  const around = surroundingsOf(context, settings);
  const record = createRecorder({ queue, analytics, toEvent: (one) => toEvent(one, around) });
  void visitorKnown(context).then(() => {
    early.record = record;
    early.waiting.splice(0).forEach(record);
  });
  const manager = await startConsent({ context, early, settings });
  return <VisitParts manager={manager} />;
}

function outletsOf({ dataLayer: name, collector }: TrackingSettings): Outlet[] {
  const send = createBatch<TrackingEvent>(trackingCalls.postTrackingEvents.path);
  const own: Outlet = { allows: ({ statistic }) => statistic, send };
  return [...(name === '' ? [] : [dataLayer(name)]), ...(collector ? [own] : [])];
}

function surroundingsOf(context: FeatureContext, settings: TrackingSettings): Surroundings {
  const prefix = settings.pagePrefix ?? context.tenant.shopName;
  return {
    naming: { prefix, home: context.href(indexRoute, {}) },
    visitor: () =>
      visitorOf(context.use(currentCustomer)?.get(), context.use(membership)?.isMember() ?? false),
    isEmbedded: new URLSearchParams(window.location.search).get('analytics') === 'true',
  };
}
