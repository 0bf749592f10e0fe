import type { FastifyInstance } from 'fastify';

/**
 * One line for each call, at any `LOG_LEVEL`. It has the pattern of the path: ids in a path can give
 * access to an order, and queries contain addresses.
 */
export function writeAccessLog(app: FastifyInstance): void {
  const log = app.log.child({ log: 'access' }, { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    log.info({
      reqId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
