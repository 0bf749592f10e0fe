import { defineCalls } from '../core/call.js';
import type { wire } from './wire.js';

export const checkoutCalls = defineCalls<typeof wire>({
  postCheckout: 'POST /api/checkout',
  getOrderConfig: 'GET /api/order-config',
  getOrders: 'GET /api/orders',
  getOrder: 'GET /api/orders/:orderNumber',
  getOrderProgress: 'GET /api/orders/:orderNumber/progress',
  getOrderCalendar: 'GET /api/orders/:orderNumber/calendar',
  changeOrder: 'POST /api/orders/:orderNumber/changes',
  cancelOrder: 'POST /api/orders/:orderNumber/cancel',
  getReceipt: 'GET /api/orders/:orderNumber/receipt',
});

export { paymentResultQuery, readPaymentResult } from './payment-result.js';
export type { PaymentResult } from './payment-result.js';
export * from './tokens.js';
export type * from './types.js';
