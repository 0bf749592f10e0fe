import type * as z from 'zod/mini';
import { defineCalls } from '../core/call.js';
import type * as schemas from './standing-order-schemas.js';
import type { standingOrderWire } from './wire.js';

export type NewStandingOrder = z.input<typeof schemas.NewStandingOrder>;
export type StandingDraft = z.output<typeof schemas.StandingDraft>;
export type StandingItem = z.output<typeof schemas.StandingItem>;
export type StandingLine = z.output<typeof schemas.StandingLine>;
export type StandingOrder = z.output<typeof schemas.StandingOrder>;
export type StandingOrderChange = z.input<typeof schemas.StandingOrderChange>;
export type StandingOrderSummary = z.output<typeof schemas.StandingOrderSummary>;
export type StandingPayment = z.output<typeof schemas.StandingPayment>;
export type StandingProblem = z.output<typeof schemas.StandingProblem>;
export type StandingRun = z.output<typeof schemas.StandingRun>;
export type StandingState = z.output<typeof schemas.StandingState>;

/** Orders that the shop places by itself; separate, so that other pages do not bundle the calls. */
export const standingOrderCalls = /* @__PURE__ */ defineCalls<typeof standingOrderWire>({
  getStandingOrders: 'GET /api/customers/standing-orders',
  getStandingDraft: 'GET /api/customers/standing-orders/draft',
  createStandingOrder: 'POST /api/customers/standing-orders',
  getStandingOrder: 'GET /api/customers/standing-orders/:id',
  changeStandingOrder: 'PUT /api/customers/standing-orders/:id',
  moveStandingOrder: 'PUT /api/customers/standing-orders/:id/address',
  removeStandingOrder: 'DELETE /api/customers/standing-orders/:id',
  pauseStandingOrder: 'POST /api/customers/standing-orders/:id/pause',
  resumeStandingOrder: 'POST /api/customers/standing-orders/:id/resume',
  skipStandingOrder: 'POST /api/customers/standing-orders/:id/skip',
  agreeStandingOrder: 'POST /api/customers/standing-orders/:id/agree',
});
