import { errorCodes } from '@larder/contracts';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../kernel/failure.js';
import { bind } from '../../kernel/http/bind-calls.js';
import { createRateLimiter } from '../../kernel/http/rate-limiter.js';
import type { Kernel } from '../../kernel/kernel.js';
import { readPostcodeService } from './postcode-service.js';
import { distributionDomain } from '../domain.js';

/** Postcodes that one visitor looks up in a minute. */
const lookupsPerMinute = 60;

/** Needs no session or cart. Never cached: the earliest time slot can change with any order. */
export function postcodeRoutes(app: FastifyInstance, kernel: Kernel): void {
  const isAllowed = createRateLimiter(lookupsPerMinute, kernel.clock);
  bind(app, kernel, distributionDomain, {
    getPostcodeService: ({ query, context }) => {
      if (!isAllowed(context.client))
        throw new ApiFailure(429, errorCodes.tooMany, 'Too many postcodes were looked up');
      return readPostcodeService(context, query.postalCode.trim());
    },
  });
}
