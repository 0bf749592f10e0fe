import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import { Nothing } from '../core/schemas.js';

const Endpoint = z.string().check(z.maxLength(2000), z.startsWith('https://'));
const Base64Url = (most: number) =>
  z.string().check(z.minLength(16), z.maxLength(most), z.regex(/^[\w-]+=*$/));

/** What a browser's `PushSubscription` is as JSON (RFC 8291). */
export const PushSubscriptionInput = z.object({
  endpoint: Endpoint,
  keys: z.object({ p256dh: Base64Url(200), auth: Base64Url(60) }),
});

/** What the service worker gets and shows. */
export const PushPayload = z.object({
  title: z.string(),
  body: z.string(),
  /** Path to open on a tap. */
  url: z.string(),
  /** A later message with the same tag replaces the earlier one on the screen. */
  tag: z.string(),
});

const byNumber = z.object({ orderNumber: z.string() });

export const pushWire = {
  getPushKey: {
    summary: 'VAPID key to subscribe with; absent where the shop sends no push messages',
    response: z.object({ publicKey: z.optional(z.string()) }),
  },
  subscribeToOrder: {
    summary: 'Tells this browser when the order changes its state',
    params: byNumber,
    body: PushSubscriptionInput,
    response: Nothing,
    errorCodes: ['NOT_FOUND', 'BAD_REQUEST', 'TOO_MANY_REQUESTS'],
  },
  unsubscribeFromOrder: {
    summary: 'Ends it',
    params: byNumber,
    query: z.object({ endpoint: Endpoint }),
    response: Nothing,
    errorCodes: ['TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, CallSchemas>;
