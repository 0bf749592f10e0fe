import { checkoutCalls } from '@larder/contracts/checkout';
import { wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import { notFound } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { inTransaction } from '../ordering/unit-of-work.js';
import { orderCalendar } from './emails/order-calendar.js';
import { cancelOrder } from './changes/cancel-order.js';
import { changeOrder } from './changes/change-order.js';
import { readProgress } from './progress/read-progress.js';
import { createReceipt } from './receipt/receipt.js';
import { ownOrder, sessionOf } from './own-order.js';
import { readerOf } from './emails/queue-order-email.js';

/** Calls after an order was placed, for customers and for a guest's session. */
export function orderChangeRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: checkoutCalls, wire },
    {
      getOrderProgress: async ({ context, params }) =>
        readProgress(context, await ownOrder(context, params.orderNumber)),
      getOrderCalendar: async ({ context, params }) => {
        const order = await ownOrder(context, params.orderNumber);
        return orderCalendar(readerOf(context, order), order);
      },
      changeOrder: async ({ context, params, body }) => {
        const session = await sessionOf(context);
        const input = { orderNumber: params.orderNumber, change: body };
        return inTransaction(context, session, changeOrder, input);
      },
      cancelOrder: async ({ context, params }) => {
        const session = await sessionOf(context);
        return inTransaction(context, session, cancelOrder, params.orderNumber);
      },
      getReceipt: async ({ context, params }) => {
        const { row, timeline } = await ownOrder(context, params.orderNumber);
        if (!timeline?.picked) throw notFound('The receipt');
        return createReceipt(row.document, timeline.basis, timeline.picked);
      },
    },
  );
}
