import type { TrackingEvent } from '@larder/contracts/tracking';
import type { EarlyEvent } from '../../early.js';
import type { SearchAnalytics } from '../search/search-analytics.js';
import type { Queue } from './queue.js';

interface Options {
  readonly queue: Queue;
  readonly analytics: SearchAnalytics;
  readonly toEvent: (event: EarlyEvent) => TrackingEvent | undefined;
}

/**
 * Records events in order. An event on a new path starts a page view, because a page emits before the
 * layout around it does.
 */
export function createRecorder({ queue, analytics, toEvent }: Options) {
  let page: string | undefined;
  const report = (early: EarlyEvent) => {
    const event = toEvent(early);
    if (event) queue.add(event);
  };
  return (event: EarlyEvent): void => {
    const { path, at } = event;
    if (path !== page) {
      page = path;
      queue.restart();
      analytics.restart();
      report({ kind: 'page_view', payload: undefined, path, at });
    }
    if (event.kind === 'page_view') return;
    analytics.take(event);
    report(event);
  };
}
