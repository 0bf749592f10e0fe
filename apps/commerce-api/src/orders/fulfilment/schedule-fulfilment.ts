import type { FastifyInstance } from 'fastify';
import type { Kernel } from '../../kernel/kernel.js';
import { scheduleJob } from '../../kernel/schedule-job.js';
import { advanceOrders } from './advance-orders.js';
import { simulatedFulfilment } from './simulated-fulfilment.js';

const intervalMs = 15_000;

/** Takes orders on while the server runs. In tests no timer does: each takes its own orders on. */
export function scheduleFulfilment(app: FastifyInstance, kernel: Kernel): void {
  const job = { ...kernel, fulfilment: simulatedFulfilment, log: app.log };
  scheduleJob(app, { name: 'simulate fulfilment', ms: intervalMs }, async () => {
    await advanceOrders(job);
  });
}
