import type { ReactElement } from 'react';
import { indexRoute } from '@larder/contracts/content';
import { currentCustomer } from '@larder/contracts/customer';
import { membership } from '@larder/contracts/loyalty';
import { trackingCalls, type SearchEvent, type TrackingEvent } from '@larder/contracts/tracking';
import type { FeatureContext } from '@larder/platform';
import type { TrackingSettings } from '../../config.js';
import { startConsent } from '../consent/start-consent.js';
import { earlyEventsOf } from '../../early.js';
import { createBatch } from '../events/batch.js';
import { dataLayer } from '../events/data-layer.js';
import { createQueue, type EventSink } from '../events/queue.js';
import { createRecorder } from '../events/recorder.js';
import { toEvent, type TrackingContext } from '../events/to-event.js';
import { visitorOf } from '../events/visitor.js';
import { queryCache } from '../search/query-cache.js';
import { searchAnalytics } from '../search/search-analytics.js';
import { whenVisitorIdentified } from './visitor-identity.js';
import { TrackingOverlays } from './tracking-overlays.js';

/** Starts consent and event recording; returns their elements on the page. */
export async function startTracking(context: FeatureContext): Promise<ReactElement> {
  const settings = context.settings<TrackingSettings>('tracking');
  const early = earlyEventsOf(context);
  const consent = early.consent.get;
  const queue = createQueue(createSinks(settings), consent);
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
  const around = trackingContextOf(context, settings);
  const record = createRecorder({ queue, analytics, toEvent: (one) => toEvent(one, around) });
  void whenVisitorIdentified(context).then(() => {
    early.record = record;
    early.waiting.splice(0).forEach(record);
  });
  const manager = await startConsent({ context, early, settings });
  return <TrackingOverlays manager={manager} />;
}

function createSinks({ dataLayer: name, collector }: TrackingSettings): EventSink[] {
  const send = createBatch<TrackingEvent>(trackingCalls.postTrackingEvents.path);
  const own: EventSink = { allows: ({ statistic }) => statistic, send };
  return [...(name === '' ? [] : [dataLayer(name)]), ...(collector ? [own] : [])];
}

function trackingContextOf(context: FeatureContext, settings: TrackingSettings): TrackingContext {
  const prefix = settings.pagePrefix ?? context.tenant.shopName;
  return {
    naming: { prefix, home: context.href(indexRoute, {}) },
    visitor: () =>
      visitorOf(
        context.getCapability(currentCustomer)?.get(),
        context.getCapability(membership)?.isMember() ?? false,
      ),
    isEmbedded: new URLSearchParams(window.location.search).get('analytics') === 'true',
  };
}
