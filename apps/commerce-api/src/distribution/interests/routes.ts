import type { FastifyInstance } from 'fastify';
import { bind } from '../../kernel/http/bind-calls.js';
import { limitPerMinute } from '../../kernel/http/limits/limit-per-minute.js';
import type { Kernel } from '../../kernel/kernel.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import { distributionDomain } from '../domain.js';
import { announceAreas } from './announce-areas.js';
import { addInterest, confirmInterest, removeInterest } from './service-interests.js';

/** What one visitor may send in a minute, because each request may write a mail. */
const requestsPerMinute = 6;
const announceEveryMs = 15 * 60_000;

/** Waiting for delivery to a postcode: by email, without a session. */
export function interestRoutes(app: FastifyInstance, kernel: Kernel): void {
  const spend = limitPerMinute(kernel, {
    of: 'interests',
    most: requestsPerMinute,
    refusal: 'Too many requests in a minute',
  });
  bind(app, kernel, distributionDomain, {
    addServiceInterest: async ({ body, context }) => {
      await spend(context);
      await addInterest(context, body);
      return {};
    },
    confirmServiceInterest: async ({ body, context }) => {
      await spend(context);
      return confirmInterest(context, body.token);
    },
    removeServiceInterest: async ({ body, context }) => {
      await spend(context);
      await removeInterest(context, body.token);
      return {};
    },
  });
  scheduleJob(app, { name: 'announce delivery areas', ms: announceEveryMs }, () =>
    announceAreas(kernel, kernel.clock.now()),
  );
}
