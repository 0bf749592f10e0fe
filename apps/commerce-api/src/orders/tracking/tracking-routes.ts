import { errorCodes } from '@larder/contracts';
import { afterOrderCalls as calls } from '@larder/contracts/checkout/after-order';
import { afterOrderWire as wire } from '@larder/contracts/checkout/wire';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { createRateLimiter } from '../../kernel/http/rate-limiter.js';
import type { Kernel } from '../../kernel/kernel.js';
import { inTransaction } from '../../ordering/unit-of-work.js';
import { ownOrder, sessionOf } from '../own-order.js';
import { setArrival } from './pickup-arrival.js';
import { readTracking } from './read-tracking.js';

/** An open page asks four times a minute; a household has several open. */
const perMinute = 60;

export function trackingRoutes(app: FastifyInstance, kernel: Kernel): void {
  const allowed = createRateLimiter(perMinute, kernel.clock);
  const spend = (client: string) => {
    if (!allowed(client))
      throw new ApiFailure(429, errorCodes.tooMany, 'An order was looked at too often');
  };
  bind(
    app,
    kernel,
    { calls, wire },
    {
      getDeliveryTracking: async ({ context, params }) => {
        spend(context.client);
        return readTracking(context, await ownOrder(context, params.orderNumber));
      },
      setPickupArrival: async ({ context, params, body }) => {
        spend(context.client);
        const input = { orderNumber: params.orderNumber, state: body.state };
        const session = await sessionOf(context);
        return inTransaction(context, session, setArrival, input);
      },
    },
  );
}
