import { defineCalls } from '../core/call.js';
import type { afterOrderWire } from './after-order-wire.js';

/** Where an order's invoice is, as PDF; for links, as browsers save it by themselves. */
export const INVOICE_PATH = '/api/orders/:orderNumber/invoice';

/** Tracking and claims of placed orders; separate, so that other pages do not bundle them. */
export const afterOrderCalls = defineCalls<typeof afterOrderWire>({
  getDeliveryTracking: 'GET /api/orders/:orderNumber/tracking',
  setPickupArrival: 'PUT /api/orders/:orderNumber/arrival',
  getOrderClaims: 'GET /api/orders/:orderNumber/claims',
  addClaimPhoto: 'POST /api/orders/:orderNumber/claim-photos',
  addClaim: 'POST /api/orders/:orderNumber/claims',
  getPickupGuests: 'GET /api/back-office/pickup-guests',
  getOpenClaims: 'GET /api/back-office/claims',
  decideClaim: 'POST /api/back-office/claims/:claimId/decision',
});
