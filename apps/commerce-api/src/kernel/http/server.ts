import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import type { Tracing } from '@larder/tracing';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LogController, fastify } from 'fastify';
import { shopOf } from '../context.js';
import { scopeRequests } from '../database/tenant-scope.js';
import { drainBody } from './drain-body.js';
import { sendError, installErrorHandler } from './error-handler.js';
import { badRequest } from '../failure.js';
import { guardStateChanges } from './guard.js';
import { installHealth } from './health.js';
import { isTooDeep } from './json-depth.js';
import type { Kernel } from '../kernel.js';
import { shareCalls } from '../database/shares/share-calls.js';
import { writeAccessLog } from '../logs/access-log.js';
import type { Metrics } from '../logs/metrics/metrics.js';
import { serializeError, withoutContacts } from '../logs/private-log.js';

const bodyLimit = 256 * 1024;
const drainIntervalMs = 50;

function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID();
}

/** Only the path: queries can contain addresses and other personal data. */
function describeRequest(request: FastifyRequest) {
  return { method: request.method, path: request.url.split('?')[0], requestId: request.id };
}

/** Unknown paths share one name, because clients can send any. */
const routeOf = ({ routeOptions }: FastifyRequest) => routeOptions.url ?? 'none';

export interface LogTarget {
  readonly level: string;
  readonly stream: Writable;
  /** Logs every call, whatever the level. */
  readonly hasAccessLog?: boolean;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
}

/** A server with everything that the domains share, but without any domain. */
export async function createServer(
  kernel: Kernel,
  { level, stream, hasAccessLog = false, metrics, tracing }: LogTarget,
): Promise<FastifyInstance> {
  const app = fastify({
    logger: {
      level,
      stream: { write: (line: string) => void stream.write(withoutContacts(line)) },
      serializers: { req: describeRequest, err: serializeError },
      ...(tracing && { mixin: tracing.logFields }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    // While the backend stops, calls on open connections are still answered, and the connections close.
    return503OnClosing: false,
    genReqId: requestIdOf,
    routerOptions: { maxParamLength: 20_000 },
    frameworkErrors: sendError,
  });
  tracing?.observe(app, { routeOf, isJoined: true });
  if (tracing) app.decorate('traceJob', tracing.job);
  shareCalls(app, (request) => tenantOf(kernel, request));
  scopeRequests(app, (request) => shopOf(kernel, request).tenant);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
  });
  // Before an early response: closing a connection with an unread body would lose the response.
  app.addHook('onSend', async (request) => drainBody(request.raw));
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { req: request, status: reply.statusCode, ms: reply.elapsedTime },
      'answered',
    );
  });
  if (hasAccessLog) writeAccessLog(app);
  metrics?.observe(app);
  app.addHook('preClose', async () => endConnections(app.server));
  await app.register(cookie);
  readJsonBodies(app);
  installErrorHandler(app);
  guardStateChanges(app, kernel);
  installHealth(app, kernel);
  return app;
}

/** Probes and calls at unknown host names are of no tenant. */
function tenantOf(kernel: Kernel, request: FastifyRequest): string | undefined {
  if (request.url.startsWith('/health/')) return undefined;
  try {
    return shopOf(kernel, request).tenant;
  } catch {
    return undefined;
  }
}

/** Connections close after their current response instead of waiting for another call. */
function endConnections(server: Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), drainIntervalMs);
  server.once('close', () => clearInterval(timer));
}

/** JSON only; calls without a body send the JSON content type too (API-005), so an empty body is accepted. */
function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else if (isTooDeep(body as string)) done(badRequest('The JSON nests too deeply'));
    else void parse(request, body as string, done);
  });
}
