import * as z from 'zod/mini';
import type { CallSchemas } from '../core/call.js';
import {
  CheckoutInput,
  CheckoutResult,
  Order,
  OrderChange,
  OrderChanged,
  OrderConfig,
  OrderProgress,
  OrderSummary,
  Receipt,
} from './schemas.js';

export { afterOrderWire } from './after-order-wire.js';

const params = z.object({ orderNumber: z.string().check(z.maxLength(40)) });

export const wire = {
  /**
   * Idempotent by key: the same key with the same body returns the first response again, byte for byte;
   * with another body it is rejected (1005). Every response but 404, and 409 for a cart that is not
   * finalized, is stored. After a stored refusal the cart is open again: finalize it and send the next
   * attempt with a new key. PAYMENT_PENDING: redirect the shopper to `redirectUrl`; the cart stays
   * finalized until the provider reports the result.
   */
  postCheckout: {
    summary: 'Places the order of a finalized cart, once for each Idempotency-Key',
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) }),
    body: CheckoutInput,
    response: CheckoutResult,
    errorCodes: [
      'CART_INVALID',
      'AGE_CONFIRMATION_REQUIRED',
      '1005',
      '023',
      '140',
      '141',
      '261',
      '264',
      'NOT_FOUND',
      'CONFLICT',
    ],
  },
  getOrderConfig: { summary: 'Order limits and payment methods', response: OrderConfig },
  getOrders: { summary: 'The customer’s orders, newest first', response: z.array(OrderSummary) },
  getOrder: {
    summary: 'One order of this visitor',
    params: z.object({ orderNumber: z.string() }),
    response: Order,
    errorCodes: ['NOT_FOUND'],
  },
  getOrderProgress: {
    summary: 'How far an order of this visitor is, and until when it can be changed',
    params,
    response: OrderProgress,
    errorCodes: ['NOT_FOUND'],
  },
  getOrderCalendar: {
    summary: 'The window of an order as a calendar entry (RFC 5545)',
    params,
    response: z.string(),
    mediaType: 'text/calendar; charset=utf-8; method=PUBLISH',
    errorCodes: ['NOT_FOUND'],
  },
  /**
   * Until the cut-off of the order's time slot. Without `expectedTotal` it changes nothing and returns
   * a preview. The change of the time slot is atomic.
   */
  changeOrder: {
    summary: 'Gives an order another window or takes lines out of it',
    params,
    body: OrderChange,
    response: OrderChanged,
    errorCodes: [
      'NOT_FOUND',
      'ORDER_CLOSED',
      'ORDER_PREPAID',
      'CONFLICT',
      'CART_EMPTY',
      'MIN_ORDER_VALUE',
      '022',
      '023',
      '140',
      '141',
    ],
  },
  /** Releases the time slot and refunds payments, voucher and pass; idempotent. */
  cancelOrder: {
    summary: 'Cancels an order and those that add to it, until the cut-off of its window',
    params,
    response: OrderProgress,
    errorCodes: ['NOT_FOUND', 'ORDER_CLOSED'],
  },
  getReceipt: {
    summary: 'What an order came to once it was picked',
    params,
    response: Receipt,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallSchemas>;

export { pushWire } from './push-wire.js';
