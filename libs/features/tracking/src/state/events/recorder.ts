import type { TrackingEvent } from '@larder/contracts/tracking';
import type { EarlyEvent } from '../../early.js';
import type { SearchAnalytics } from '../search/search-analytics.js';
import type { Queue } from './queue.js';

interface Options {
  readonly queue: Queue;
  readonly analytics: SearchAnalytics;
  readonly toEvent: (happening: EarlyEvent) => TrackingEvent | undefined;
}

/**
 * Records events in order. An event on a new path starts a page view, because a page emits before the
 * layout around it does.
 */
export function createRecorder({ queue, analytics, toEvent }: Options) {
  let page: string | undefined;
  const report = (happening: EarlyEvent) => {
    const event = toEvent(happening);
    if (event) queue.add(event);
  };
  return (happening: EarlyEvent): void => {
    const { path, at } = happening;
    if (path !== page) {
      page = path;
      queue.restart();
      analytics.restart();
      report({ kind: 'page_view', told: undefined, path, at });
    }
    if (happening.kind === 'page_view') return;
    analytics.take(happening);
    report(happening);
  };
}
