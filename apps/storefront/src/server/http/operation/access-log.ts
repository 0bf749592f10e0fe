import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { routeOf } from './page-label.js';

/** Logs a page that the cache served before the framework saw its request. */
export type LogCachedPage = (request: IncomingMessage, status: number) => void;

/**
 * One line for each request at any `LOG_LEVEL`, but for probes and files of the build. Addresses of visitors,
 * queries and paths of private pages are left out, because they are personal.
 */
export function writeAccessLog(app: FastifyInstance): LogCachedPage {
  const log = app.log.child({ log: 'access' }, { level: 'info' });
  app.addHook('onResponse', async (request, reply) => {
    // Probes ask every few seconds.
    if (request.routeOptions.url?.startsWith('/health/')) return;
    log.info({
      reqId: request.id,
      ...(request.traceId !== undefined && { traceId: request.traceId }),
      method: request.method,
      route: routeOf(request),
      ...(request.pageLabel?.path !== undefined && { path: request.pageLabel.path }),
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  return ({ method, url = '' }, status) =>
    log.info({ method, route: 'page cache', path: url.split('?')[0], status });
}
