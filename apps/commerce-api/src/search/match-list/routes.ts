import { errorCodes } from '@larder/contracts';
import { matchCalls } from '@larder/contracts/shopping/match';
import { matchWire } from '@larder/contracts/shopping/wire';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { createRateLimiter } from '../../kernel/http/rate-limiter.js';
import type { Kernel } from '../../kernel/kernel.js';
import { matchList } from './match-list.js';

/** Each is up to sixty searches. */
const listsPerMinute = 12;

export function matchListRoutes(app: FastifyInstance, kernel: Kernel): void {
  const allowed = createRateLimiter(listsPerMinute, kernel.clock);
  bind(
    app,
    kernel,
    { calls: matchCalls, wire: matchWire },
    {
      matchList: async ({ body, context }) => {
        if (!allowed(context.client))
          throw new ApiFailure(429, errorCodes.tooMany, 'Too many lists in a minute');
        return { lines: await matchList(context, body.text) };
      },
    },
  );
}
