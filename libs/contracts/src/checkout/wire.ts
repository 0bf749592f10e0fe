import * as z from 'zod/mini';
import type { Wire } from '../call.js';
import { CheckoutInput, CheckoutResult, Order, OrderConfig, OrderSummary } from './schemas.js';

export const wire = {
  /**
   * The same key with the same body gets the first answer again, byte for byte; with another body it is
   * refused (1005). Every answer but 404, and 409 for a cart that is not finalized, is kept. After a
   * kept refusal the cart is open again: finalize it and send the next attempt under a new key.
   */
  postCheckout: {
    summary: 'Places the order of a finalized cart, once for each Idempotency-Key',
    headers: z.object({ 'idempotency-key': z.string().check(z.minLength(8), z.maxLength(255)) }),
    body: CheckoutInput,
    response: CheckoutResult,
    errorCodes: ['CART_INVALID', '1005', '023', '140', '141', 'NOT_FOUND', 'CONFLICT'],
  },
  getOrderConfig: { summary: 'Order limits and ways to pay', response: OrderConfig },
  getOrders: { summary: 'The customer’s orders, newest first', response: z.array(OrderSummary) },
  getOrder: {
    summary: 'One order of this visitor',
    params: z.object({ orderNumber: z.string() }),
    response: Order,
    errorCodes: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Wire>;
