import type * as z from 'zod/mini';
import { defineCalls } from '../call.js';
import type * as schemas from './schemas.js';
import type { wire } from './wire.js';

export type CheckoutInput = z.output<typeof schemas.CheckoutInput>;
export type CheckoutResult = z.output<typeof schemas.CheckoutResult>;
export type Order = z.output<typeof schemas.Order>;
export type OrderConfig = z.output<typeof schemas.OrderConfig>;
export type OrderChange = z.output<typeof schemas.OrderChange>;
export type OrderChanged = z.output<typeof schemas.OrderChanged>;
export type OrderProgress = z.output<typeof schemas.OrderProgress>;
export type OrderSummary = z.output<typeof schemas.OrderSummary>;
export type PaymentMethodKey = z.output<typeof schemas.PaymentMethodKey>;
export type Receipt = z.output<typeof schemas.Receipt>;
export type ReceiptLine = z.output<typeof schemas.ReceiptLine>;

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
