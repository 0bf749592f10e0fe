import webPush from 'web-push';
import type { PushOutcome, PushService } from './push-service.js';

export interface VapidSettings {
  readonly publicKey: string;
  readonly privateKey: string;
  /** Address of the shop's operator, `mailto:` or `https:`, for the push service. */
  readonly subject: string;
}

/**
 * Push services of the browsers. The shop would otherwise send requests to any address that a visitor
 * names.
 */
const KNOWN_HOSTS =
  /^(fcm\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/;

function isKnown(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  return protocol === 'https:' && port === '' && username === '' && KNOWN_HOSTS.test(hostname);
}

/** Sends by Web Push with VAPID (RFC 8030, 8291, 8292). */
export function webPushService(vapid: VapidSettings, accepts = isKnown): PushService {
  return {
    publicKey: vapid.publicKey,
    accepts,
    send: async ({ endpoint, keys, payload, ttl }, signal) => {
      const request = webPush.generateRequestDetails({ endpoint, keys }, payload, {
        vapidDetails: vapid,
        TTL: ttl,
        urgency: 'normal',
      });
      const response = await fetch(request.endpoint, {
        method: request.method,
        headers: Object.fromEntries(
          Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: new Uint8Array(request.body ?? []),
        redirect: 'error',
        signal,
      });
      await response.body?.cancel();
      return outcomeOf(response);
    },
  };
}

function outcomeOf({ status, headers }: Response): PushOutcome {
  const fault = `the push service answered ${status}`;
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  if (status !== 429 && status < 500) return { kind: 'refused', fault };
  const seconds = Number(headers.get('retry-after') ?? NaN);
  return { kind: 'later', fault, ...(seconds > 0 && { afterMs: seconds * 1000 }) };
}
