import type { Consent, TrackingEvent } from '@larder/contracts/tracking';

/** TRK-26. */
export const MAX_EVENTS = 250;

/** Where events go, once the visitor allows it. */
export interface EventSink {
  allows(consent: Consent): boolean;
  send(event: TrackingEvent): void;
}

/**
 * Events of the current page view. They wait for consent and are dropped with their page view; events
 * beyond the maximum of a page view are dropped (TRK-27).
 */
export function createQueue(outlets: readonly EventSink[], consent: () => Consent) {
  let events: TrackingEvent[] = [];
  let sent = outlets.map(() => 0);
  const flush = () => {
    outlets.forEach((outlet, i) => {
      if (!outlet.allows(consent())) return;
      events.slice(sent[i]).forEach((event) => outlet.send(event));
      sent[i] = events.length;
    });
  };
  return {
    flush,
    add(event: TrackingEvent): void {
      if (events.length >= MAX_EVENTS) return;
      events.push(event);
      flush();
    },
    /** A page view begins. */
    restart(): void {
      events = [];
      sent = outlets.map(() => 0);
    },
  };
}

export type Queue = ReturnType<typeof createQueue>;
