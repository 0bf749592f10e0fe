import { defineCalls } from '../core/call.js';
import type { offerWire } from './wire.js';

/** Call of the offers page; separate, so that other pages do not bundle it. */
export const offerCalls = /* @__PURE__ */ defineCalls<typeof offerWire>({
  getOffers: 'GET /api/offers',
});
