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

const params = z.object({ orderNumber: z.string().check(z.maxLength(40)) });

export const wire = {
  /**
   * The same key with the same body gets the first answer again, byte for byte; with another body it is
   * refused (1005). Every answer but 404, and 409 for a cart that is not finalized, is kept. After a
   * kept refusal the cart is open again: finalize it and send the next attempt under a new key.
   * PAYMENT_PENDING: the shopper is to be sent to `redirectUrl`; the cart stays finalized until the
   * provider has said how it ended.
   */
  postCheckout: {
    summary: 'Places the order of a finalized cart, once for each Idempotency-Key',
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) }),
    body: CheckoutInput,
    response: CheckoutResult,
    errorCodes: [
      'CART_INVALID',
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
   * Until the cut-off of the order's window. Asked without `expectedTotal` it changes nothing and says
   * what the order would be. The old window is freed with the new one taken, or nothing is done.
   */
  changeOrder: {
    summary: 'Gives an order another window or takes lines out of it',
    params,
    body: OrderChange,
    response: OrderChanged,
    errorCodes: [
      ...['NOT_FOUND', 'ORDER_CLOSED', 'ORDER_PREPAID', 'CONFLICT', 'CART_EMPTY'],
      ...['MIN_ORDER_VALUE', '022', '023', '140', '141'],
    ],
  },
  /** Frees the window and gives back what was paid, voucher and pass; again it changes nothing. */
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
