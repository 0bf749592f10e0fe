import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { readPostcodeService } from './postcode-service.js';
import { distributionDomain } from '../domain.js';

/** Postcodes that one visitor looks up in a minute. */
const lookupsPerMinute = 60;

/** Needs no session or cart. Never cached: the earliest time slot can change with any order. */
export function postcodeRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'postcodes',
    most: lookupsPerMinute,
    refusal: 'Too many postcodes were looked up',
  });
  bind(app, kernel, distributionDomain, {
    getPostcodeService: async ({ query, context }) => {
      await spend(context);
      return readPostcodeService(context, query.postalCode.trim());
    },
  });
}
