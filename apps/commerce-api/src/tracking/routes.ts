import { errorCodes } from '@larder/contracts';
import { trackingCalls } from '@larder/contracts/tracking';
import { wire } from '@larder/contracts/tracking/wire';
import type { FastifyInstance } from 'fastify';
import { bind } from '../kernel/http/bind-calls.js';
import { ApiFailure } from '../kernel/failure.js';
import type { Kernel } from '../kernel/kernel.js';
import { createMinuteQuota } from '../kernel/logs/log-quota.js';
import { scheduleJob } from '../kernel/schedule-job.js';
import { deleteOldEvents, storeSearchEvents, storeTrackingEvents } from './repository.js';

/** Events of a shop in a minute: ten times what a busy one has, and too few to fill a disk. */
const eventsPerMinute = 10_000;
const hour = 3_600_000;

/** Collectors of tracking events. They are anonymous: neither session nor address is read. */
export function trackingRoutes(app: FastifyInstance, kernel: Kernel): void {
  const budgets = new Map<string, (units: number) => boolean>();
  const spend = (tenant: string, events: number) => {
    const allowed = budgets.get(tenant) ?? createMinuteQuota(eventsPerMinute, kernel.clock);
    budgets.set(tenant, allowed);
    if (!allowed(events))
      throw new ApiFailure(429, errorCodes.tooMany, 'The shop has too many events this minute');
  };
  bind(
    app,
    kernel,
    { calls: trackingCalls, wire },
    {
      postTrackingEvents: async ({ body, context }) => {
        spend(context.tenant, body.events.length);
        await storeTrackingEvents(context, body.events);
        return {};
      },
      postSearchEvents: async ({ body, context }) => {
        spend(context.tenant, body.events.length);
        await storeSearchEvents(context, body.events);
        return {};
      },
    },
    // A page that goes away can send no header; a forged event from this site's own pages counts once.
    { xsrf: false },
  );
  scheduleJob(app, { name: 'forget events', ms: hour }, () =>
    deleteOldEvents(kernel.db, kernel.clock.now()),
  );
}
