/** A message for one browser. */
export interface PushMessage {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly payload: string;
  /** Seconds for which the push service keeps it while the phone is off. */
  readonly ttl: number;
}

export type PushOutcome =
  | { readonly kind: 'sent' }
  /** The browser has ended the subscription. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'later'; readonly afterMs?: number; readonly fault: string }
  | { readonly kind: 'refused'; readonly fault: string };

/** Port to the push services of the browsers. */
export interface PushService {
  /** VAPID key that browsers subscribe with. */
  readonly publicKey: string;
  /** Whether messages may be sent to this address: it comes from the visitor's browser. */
  accepts(endpoint: string): boolean;
  send(message: PushMessage, signal: AbortSignal): Promise<PushOutcome>;
}
