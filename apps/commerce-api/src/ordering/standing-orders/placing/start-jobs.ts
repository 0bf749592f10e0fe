import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../../kernel/kernel.js';
import { scheduleJob } from '../../../kernel/schedule-job.js';
import { placeDueOrders } from './place-due-orders.js';
import { remindOfOrders } from './remind.js';
import { settlePayments } from './settle-payments.js';

const quarterMinuteMs = 15_000;
const minuteMs = 60_000;

/** Reminds of standing orders, places them and follows their payments while the server runs. */
export function startStandingOrderJobs(app: FastifyInstance, kernel: Kernel): void {
  const job = { kernel, log: app.log };
  scheduleJob(app, { name: 'place standing orders', ms: quarterMinuteMs }, async () => {
    await placeDueOrders(job);
    await settlePayments(job);
  });
  scheduleJob(app, { name: 'remind of standing orders', ms: minuteMs }, () => remindOfOrders(job));
}
