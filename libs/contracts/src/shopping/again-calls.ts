import { defineCalls } from '../core/call.js';
import type { againWire } from './wire.js';

/** What the shopper buys again; separate, so that other pages do not bundle it. */
export const againCalls = /* @__PURE__ */ defineCalls<typeof againWire>({
  getBuyAgain: 'GET /api/buy-again',
});
