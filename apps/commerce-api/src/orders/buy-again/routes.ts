import { errorCodes } from '@larder/contracts';
import { againCalls } from '@larder/contracts/shopping/again';
import { againWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { createRateLimiter } from '../../kernel/http/rate-limiter.js';
import type { Kernel } from '../../kernel/kernel.js';
import { buyAgain } from './buy-again.js';

/** Each reads up to a hundred orders. */
const readsPerMinute = 120;

export function buyAgainRoutes(app: FastifyInstance, kernel: Kernel): void {
  const isAllowed = createRateLimiter(readsPerMinute, kernel.clock);
  bind(
    app,
    kernel,
    { calls: againCalls, wire: againWire },
    {
      getBuyAgain: ({ query, context }) => {
        if (!isAllowed(context.client))
          throw new ApiFailure(429, errorCodes.tooMany, 'Too many reads in a minute');
        return buyAgain(context, query.pageSize);
      },
    },
  );
}
