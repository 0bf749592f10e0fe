import { AsyncResource } from 'node:async_hooks';
import { createBrotliCompress, createGzip, constants } from 'node:zlib';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { errorCodes, type ApiError } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Backend } from '../backend.js';
import { acceptedEncoding } from './cached-response.js';
import { clientAddress } from './client-address.js';
import { createHostLimit, type HostLimit } from './limits/host-limit.js';
import { BodyTooLarge, isSending, limitedBody } from './request-body.js';
import { readHost, readRequestUrl } from './request-url.js';
import { commonHeaders } from './security-headers.js';

/** Hop-by-hop headers, and headers that only the host may set. */
const DROPPED_REQUEST_HEADERS =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|host|forwarded|x-forwarded-.*|x-real-ip|x-original-.*|x-rewrite-url|x-http-method.*|x-method-override|http2-settings|accept-encoding|traceparent|tracestate|baggage)$/;
const DROPPED_RESPONSE_HEADERS =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|server)$/;
const COMPRESSIBLE = 1024;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Paths other than pages that the backend serves (API-021). */
export const BACKEND_PATHS = ['/api/*', '/tenant/config', '/logs'];

interface ProxyOptions {
  readonly backend: Backend;
  readonly isSecure: boolean;
  /** Number of trusted proxies in front of this host. */
  readonly proxies: number;
}

/** As many as the backend works at for one shop, so that those of others do not queue behind them. */
const CALLS_OF_A_HOST = { most: 16, waiting: 200 };
const RETRY_AFTER_S = 2;

/** Proxies API calls of the browser to the backend, unparsed and streamed in both directions. */
export async function proxyRoutes(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  app.removeAllContentTypeParsers();
  // The body stays on the raw request, from which it is streamed.
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const limit = createHostLimit(CALLS_OF_A_HOST);
  for (const url of BACKEND_PATHS)
    app.route({
      method: [...METHODS],
      url,
      handler: (request, reply) => forward(request, reply, { ...options, limit }),
    });
}

interface Forwarding extends ProxyOptions {
  readonly limit: HostLimit;
}

async function forward(request: FastifyRequest, reply: FastifyReply, options: Forwarding) {
  const { limit } = options;
  const host = readHost(request.headers.host);
  if (host === undefined || readRequestUrl(request.raw.url ?? '').kind === 'refused')
    return refuse(reply, 400, errorCodes.badRequest, 'The request cannot be read');
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const hasPlace = await placeOf(host, { reply, limit });
  if (!hasPlace) {
    void reply.header('retry-after', String(RETRY_AFTER_S));
    return refuse(reply, 503, errorCodes.unavailable, 'The shop has too many calls at once');
  }
  if (gone.signal.aborted) return reply.hijack();
  return passOn(request, reply, { ...options, host, gone });
}

/** Waits until a call may be passed on, or its visitor is gone; false when too many wait already. */
function placeOf(
  host: string,
  { reply, limit }: { readonly reply: FastifyReply; readonly limit: HostLimit },
): Promise<boolean> {
  return new Promise((resolve) => {
    const leave = limit.enter(
      host,
      // Bound, because another call's end starts it: its log lines and traces are this call's.
      AsyncResource.bind(() => resolve(true)),
    );
    if (!leave) return resolve(false);
    reply.raw.once('close', () => {
      leave();
      resolve(true);
    });
  });
}

interface Passing extends ProxyOptions {
  readonly host: string;
  readonly gone: AbortController;
}

async function passOn(request: FastifyRequest, reply: FastifyReply, options: Passing) {
  const { backend, isSecure, proxies, host, gone } = options;
  try {
    const answer = await backend.pool.request({
      method: request.method as (typeof METHODS)[number],
      path: request.raw.url ?? '/',
      headers: {
        ...forwardable(request.headers),
        'x-request-id': request.id,
        'x-forwarded-host': host,
        'x-forwarded-proto': isSecure ? 'https' : 'http',
        'x-forwarded-for': clientAddress(
          request.headers,
          request.raw.socket.remoteAddress,
          proxies,
        ),
      },
      body: limitedBody(request.raw),
      signal: gone.signal,
    });
    backend.noteSuccess();
    void reply.code(answer.statusCode).headers(responseHeaders(answer.headers, isSecure));
    // Overrides the backend's own header: an error must not be cached.
    if (answer.statusCode >= 500) void reply.header('cache-control', 'no-store');
    return await reply.send(compressed(request, reply, answer.body));
  } catch (error) {
    if (gone.signal.aborted) return reply.hijack();
    const fault = faultOfClient(error, request);
    if (fault) return refuse(reply, ...fault);
    // A connection that breaks during the upload does not mean that the backend is down.
    if (!isSending(request.raw) || isUnreachable(error)) backend.noteFailure();
    request.log.warn({ err: error, path: request.url.split('?')[0] }, 'the backend did not answer');
    void reply.header('retry-after', '5');
    return refuse(reply, 503, errorCodes.unavailable, 'The backend is not available');
  }
}

/** Request headers to forward: no hop-by-hop headers and none that only the host may set. */
export function forwardable(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set((headers.connection ?? '').toLowerCase().split(/\s*,\s*/));
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || DROPPED_REQUEST_HEADERS.test(name) || named.has(name)
        ? []
        : [[name, value]],
    ),
  );
}

function responseHeaders(headers: IncomingHttpHeaders, isSecure: boolean) {
  const kept = Object.entries(headers).filter(
    ([name, value]) => value !== undefined && !DROPPED_RESPONSE_HEADERS.test(name),
  );
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    ...Object.fromEntries(kept),
    ...commonHeaders(isSecure),
  };
}

/** Status, code and message of a failure that the visitor's request caused. */
function faultOfClient(
  error: unknown,
  request: FastifyRequest,
): [status: number, errorCode: string, message: string] | undefined {
  if (error instanceof BodyTooLarge) return [413, errorCodes.tooLarge, 'The body is too large'];
  const code = codeOf(error);
  // The backend was waiting for the rest of the body.
  if (code === 'UND_ERR_HEADERS_TIMEOUT' && isSending(request.raw))
    return [408, errorCodes.badRequest, 'The body did not arrive in time'];
  if (code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED')
    return [400, errorCodes.badRequest, 'The request cannot be read'];
  return undefined;
}

const codeOf = (error: unknown) => (error as { readonly code?: string } | undefined)?.code;

function isUnreachable(error: unknown): boolean {
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT)$/.test(
    codeOf(error) ?? '',
  );
}

/** Compresses longer JSON responses while they are streamed. */
function compressed(request: FastifyRequest, reply: FastifyReply, body: Readable): Readable {
  const length = Number(reply.getHeader('content-length') ?? 0);
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  const encoding = acceptedEncoding(String(request.headers['accept-encoding'] ?? ''));
  if (!isJson || length < COMPRESSIBLE || encoding === 'identity') return body;
  if (reply.getHeader('content-encoding') !== undefined) return body;
  void reply.removeHeader('content-length').header('content-encoding', encoding);
  void reply.header('vary', 'accept-encoding');
  const stream =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 5 });
  body.once('error', (error) => stream.destroy(error));
  return body.pipe(stream);
}

export function refuse(reply: FastifyReply, status: number, errorCode: string, message: string) {
  const body: ApiError = { errorCode, message };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
