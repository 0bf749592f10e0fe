import { ClaimDecision, ClaimForReview } from '@larder/contracts/checkout/schemas';
import type { OfficeCall } from '../call.js';
import { listOf } from '../lists.js';
import * as orders from '../orders.js';
import * as shop from '../shop.js';

/** Orders, their claims and today's figures. */
export const orderCalls = {
  getOrders: {
    method: 'GET',
    path: '/api/office/orders',
    role: 'picker',
    query: orders.OrderListQuery,
    response: listOf(orders.OrderSummary),
  },
  getOrder: {
    method: 'GET',
    path: '/api/office/orders/:id',
    role: 'picker',
    response: orders.OfficeOrder,
  },
  pickLine: {
    method: 'PUT',
    path: '/api/office/orders/:id/lines/:lineId',
    role: 'picker',
    body: orders.PickInput,
    response: orders.OfficeOrder,
  },
  takeStep: {
    method: 'POST',
    path: '/api/office/orders/:id/steps',
    role: 'picker',
    body: orders.StepInput,
    response: orders.OfficeOrder,
  },
  getToday: {
    method: 'GET',
    path: '/api/office/today',
    role: 'picker',
    response: shop.TodayFigures,
  },
  getClaims: {
    method: 'GET',
    path: '/api/office/claims',
    role: 'manager',
    response: listOf(ClaimForReview),
  },
  decideClaim: {
    method: 'POST',
    path: '/api/office/claims/:id/decision',
    role: 'manager',
    body: ClaimDecision,
    response: ClaimForReview,
  },
} as const satisfies Record<string, OfficeCall>;
