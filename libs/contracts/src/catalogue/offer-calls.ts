import { defineCalls } from '../core/call.js';
import type { offerWire } from './wire.js';

/** Calls of the offers page; separate, so that other pages do not bundle them. */
export const offerCalls = /* @__PURE__ */ defineCalls<typeof offerWire>({
  getOffers: 'GET /api/offers',
  getFlyers: 'GET /api/flyers',
});
