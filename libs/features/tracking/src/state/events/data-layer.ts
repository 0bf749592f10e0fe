import type { EventSink } from './queue.js';

/** The array that the tenant's scripts read, made when it is not there. Either kind of script may be allowed. */
export function dataLayer(name: string): EventSink {
  return {
    allows: ({ statistic, marketing }) => statistic || marketing,
    send: (event) => {
      const place = window as typeof window & Record<string, unknown[] | undefined>;
      (place[name] ??= []).push(event);
    },
  };
}
