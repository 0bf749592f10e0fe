import type { FastifyInstance } from 'fastify';

/**
 * One line for each call but probes, at any `LOG_LEVEL`. It has the pattern of the path: ids in a path can give
 * access to an order, and queries contain addresses.
 */
export function writeAccessLog(app: FastifyInstance): void {
  const log = app.log.child({ log: 'access' }, { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'none' } = request.routeOptions;
    // Probes ask every few seconds.
    if (route.startsWith('/health/')) return;
    log.info({
      reqId: request.id,
      ...(request.traceId !== undefined && { traceId: request.traceId }),
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}
