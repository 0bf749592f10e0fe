import { defineCalls } from '../core/call.js';
import type { recentWire } from './wire.js';

/** Separate, so that other pages do not bundle it. */
export const recentCalls = defineCalls<typeof recentWire>({
  getRecentPaymentMethods: 'GET /api/customers/payment-methods/recent',
});
