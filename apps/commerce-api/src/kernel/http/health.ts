import { errorCodes } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../failure.js';
import type { Kernel } from '../kernel.js';

/**
 * `/health/live`: the process runs. `/health/ready`: the database responds, too. A faulty shop does not
 * take the others' process out of service: the response has their number; names are in the log and the metrics.
 */
export function installHealth(app: FastifyInstance, kernel: Kernel): void {
  app.get('/health/live', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    try {
      await kernel.db.execute(sql`SELECT 1`);
    } catch {
      throw new ApiFailure(503, errorCodes.unavailable, 'The database does not answer');
    }
    const { shops, closed } = kernel.directory;
    return { status: 'ready', shops: { open: shops.length, closed: closed.length } };
  });
}
