import type { ApiError } from '@larder/contracts';
import { errorCodes } from '@larder/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable } from '../database/database.js';
import { ApiFailure } from '../failure.js';
import { logTampering } from './tampering.js';

/** `Retry-After` of a rate-limited call in seconds: limits are per minute. */
const retryAfterRateLimitS = 60;
const retryAfterOutageS = 2;

interface Refusal {
  readonly status: number;
  readonly body: ApiError;
}

function refusalOf(error: FastifyError | Error): Refusal {
  if (error instanceof ApiFailure) return { status: error.status, body: error.body() };
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status >= 400 && status < 500) return { status, body: clientFault(status, error.message) };
  if (isUnavailable(error)) {
    const message = 'The shop is not available at the moment';
    return { status: 503, body: { errorCode: errorCodes.unavailable, message } };
  }
  return { status: 500, body: { errorCode: errorCodes.internal, message: 'Something went wrong' } };
}

function clientFault(status: number, message: string): ApiError {
  if (status === 413) return { errorCode: errorCodes.tooLarge, message: 'The body is too large' };
  if (status === 404) return { errorCode: errorCodes.notFound, message: 'There is no such call' };
  return { errorCode: errorCodes.badRequest, message };
}

function retryAfter(error: Error, status: number): number | undefined {
  if (status === 503) return retryAfterOutageS;
  if (status !== 429) return undefined;
  return (
    (error instanceof ApiFailure ? error.details.retryAfter : undefined) ?? retryAfterRateLimitS
  );
}

/** Formats every error in the one shape (ERR-13); logs internal errors and hides their details. */
export function sendError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  else logTampering(error, request);

  const after = retryAfter(error, status);
  if (after !== undefined) void reply.header('retry-after', String(after));
  void reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>(sendError);
  app.setNotFoundHandler((request, reply) => {
    sendError(new ApiFailure(404, errorCodes.notFound, 'There is no such call'), request, reply);
  });
}
