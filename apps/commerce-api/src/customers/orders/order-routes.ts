import { customerCalls } from '@larder/contracts/customer';
import { wire } from '@larder/contracts/customer/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import type { Kernel } from '../../kernel/kernel.js';
import { listOrders, readOrder } from './orders.js';
import { readSpending } from './read-spending.js';

/** The customer's orders (PLAT-04). */
export function orderRoutes(app: FastifyInstance, kernel: Kernel): void {
  bind(
    app,
    kernel,
    { calls: customerCalls, wire },
    {
      getCustomerOrders: ({ context, query }) => listOrders(context, query),
      getSpending: ({ context }) => readSpending(context),
      getCustomerOrder: ({ context, params }) => readOrder(context, params.orderNumber),
    },
  );
}
