import http from 'node:http';
import { errorCodes } from '@larder/contracts';
import type { Tracing } from '@larder/tracing';
import { fastify, LogController, type FastifyInstance } from 'fastify';
import { REQUEST_ID, requestIdOf } from './operation/request-id.js';
import { refuse } from './proxy.js';
import { drainBody } from './request-body.js';
import { commonHeaders, type HeaderSets } from './security-headers.js';
import { errorPage } from '../pages/error-page.js';
import { refuseShop, send } from '../routes/error-responses.js';
import { listeningOrigin, type Settings } from '../settings/settings.js';
import { isRefusedShop } from '../tenants/tenant-errors.js';

const DRAIN_INTERVAL_MS = 50;

export function installHooks(
  app: FastifyInstance,
  secure: boolean,
  closing: { now: boolean },
): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(commonHeaders(secure));
    // On the raw response too: cached responses bypass the framework.
    reply.raw.setHeader(REQUEST_ID, request.id);
  });
  // Before an early response: closing a connection with an unread body would lose the response.
  app.addHook('onSend', async (request) => drainBody(request.raw));
  app.addHook('preClose', async () => {
    closing.now = true;
    endConnections(app.server);
  });
}

/** Asking a server for its address takes as long as a small request. */
const listening = new WeakMap<http.Server, string>();

/** The address that the server listens on; before that, the configured one. */
export function listeningUrl(app: FastifyInstance, { host, port }: Settings): string {
  const known = listening.get(app.server);
  if (known !== undefined) return known;
  const address = app.server.address();
  if (typeof address !== 'object' || !address) return listeningOrigin(host, port);
  const origin = listeningOrigin(host, address.port);
  listening.set(app.server, origin);
  return origin;
}

/** Connections close after their current response instead of waiting for another request. */
function endConnections(server: http.Server): void {
  const timer = setInterval(() => server.closeIdleConnections(), DRAIN_INTERVAL_MS);
  server.once('close', () => clearInterval(timer));
}

type Handler = (request: http.IncomingMessage, response: http.ServerResponse) => void;

export function createServer(
  { settings, tracing }: { readonly settings: Settings; readonly tracing?: Tracing | undefined },
  headers: HeaderSets,
  wrap: (handler: Handler) => Handler,
): FastifyInstance {
  const app = fastify({
    logger: {
      level: settings.logLevel,
      // The logger's own output blocks the process for as long as the disk of its log is full.
      stream: process.stdout,
      ...(tracing && { mixin: tracing.logFields }),
    },
    genReqId: requestIdOf,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // While the host stops, new requests are still answered, and their connections then close.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 4096, ignoreDuplicateSlashes: false },
    // The router cannot parse these URLs, so none of our hooks runs for them.
    frameworkErrors: (_error, request, reply) => {
      send(
        request,
        reply,
        errorPage(headers, 400, { accepted: request.headers['accept-language'] }),
      );
    },
    serverFactory: (handler, options) =>
      http.createServer(
        { keepAliveTimeout: 72_000, requestTimeout: 60_000, ...options } as http.ServerOptions,
        wrap(handler as Handler),
      ),
  });
  app.setNotFoundHandler((_request, reply) =>
    refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address'),
  );
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (isRefusedShop(error)) return refuseShop(error, reply);
    const status = error.statusCode ?? 500;
    const code = status === 413 ? errorCodes.tooLarge : errorCodes.badRequest;
    if (status < 500) return refuse(reply, status, code, error.message);
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, status, errorCodes.internal, 'Something went wrong');
  });
  return app;
}
