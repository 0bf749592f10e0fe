import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { errorCodes } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiFailure } from './failure.js';

/** Headers of one connection, or of a body that is rewritten. */
const ownOfConnection = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'transfer-encoding',
  'accept-encoding',
  'content-encoding',
  'upgrade',
]);

/** Another call than the visitor's own, with the visitor's session. */
export interface OwnCall {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The backend that answers what Medusa has nothing for. */
export interface Reference {
  /** The visitor's call as it came. */
  ask(request: FastifyRequest): Promise<Response>;
  askFor(request: FastifyRequest, call: OwnCall): Promise<Response>;
}

function headersOf(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (value !== undefined && !ownOfConnection.has(name))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  // The name that the visitor asked for decides on the shop.
  if (!headers.has('x-forwarded-host')) headers.set('x-forwarded-host', request.host);
  return headers;
}

export function openReference(url: string): Reference {
  const send = async (path: string, init: RequestInit) => {
    try {
      return await fetch(new URL(path, url), { ...init, redirect: 'manual' });
    } catch (error) {
      throw new ApiFailure(503, errorCodes.unavailable, 'The shop is not available', {
        cause: error,
      });
    }
  };
  return {
    ask(request) {
      const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
      const { method } = request;
      return send(request.url, { method, headers: headersOf(request), ...(body && { body }) });
    },
    askFor(request, { method, path, body }) {
      const headers = headersOf(request);
      headers.delete('content-type');
      if (body === undefined) return send(path, { method, headers });
      headers.set('content-type', 'application/json');
      return send(path, { method, headers, body: JSON.stringify(body) });
    },
  };
}

/** Status and headers of an answer, for a body that follows. */
export function copyHead(answer: Response, reply: FastifyReply): FastifyReply {
  void reply.status(answer.status);
  for (const [name, value] of answer.headers)
    if (!ownOfConnection.has(name) && name !== 'set-cookie') void reply.header(name, value);
  for (const cookie of answer.headers.getSetCookie()) void reply.header('set-cookie', cookie);
  return reply;
}

/** Sends an answer on as it is. */
export function relay(answer: Response, reply: FastifyReply): FastifyReply {
  const body = answer.body as ReadableStream<Uint8Array> | null;
  return copyHead(answer, reply).send(body ? Readable.fromWeb(body) : undefined);
}
