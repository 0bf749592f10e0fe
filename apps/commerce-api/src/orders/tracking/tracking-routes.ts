import { afterOrderCalls as calls } from '@larder/contracts/checkout/after-order';
import { afterOrderWire as wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { inTransaction } from '../../ordering/unit-of-work.js';
import { ownOrder, sessionOf } from '../own-order.js';
import { setArrival } from './pickup-arrival.js';
import { readTracking } from './read-tracking.js';

/** An open page asks four times a minute; a household has several open. */
const perMinute = 60;

export function trackingRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'looks at an order',
    most: perMinute,
    refusal: 'An order was looked at too often',
  });
  bind(
    app,
    kernel,
    { calls, wire },
    {
      getDeliveryTracking: async ({ context, params }) => {
        await spend(context);
        return readTracking(context, await ownOrder(context, params.orderNumber));
      },
      setPickupArrival: async ({ context, params, body }) => {
        await spend(context);
        const input = { orderNumber: params.orderNumber, state: body.state };
        const session = await sessionOf(context);
        return inTransaction(context, session, setArrival, input);
      },
    },
  );
}
