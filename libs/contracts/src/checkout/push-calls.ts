import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './push-wire.js';

export type PushSubscriptionInput = z.output<typeof schemas.PushSubscriptionInput>;
export type PushPayload = z.output<typeof schemas.PushPayload>;

/** Separate, so that other pages do not bundle these calls. */
export const pushCalls = defineCalls<typeof schemas.pushWire>({
  getPushKey: 'GET /api/push/key',
  subscribeToOrder: 'PUT /api/orders/:orderNumber/push-subscription',
  unsubscribeFromOrder: 'DELETE /api/orders/:orderNumber/push-subscription',
});
