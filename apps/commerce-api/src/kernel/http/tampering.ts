import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.js';

/** Resources of a single shopper; unknown ones of the catalogue are not suspicious. */
const personal = /^\/api\/(carts|checkout|orders|payments|customers)(\/|$)/;
/** Time slots of another or unknown place, and gift cards of other wallets. */
const foreignCodes = new Set(['022', '140', '1003', '1004']);

/** Whether a call refers to a resource at all. */
function namesResource({ method, routeOptions }: FastifyRequest): boolean {
  return method !== 'GET' || routeOptions.url?.includes(':') === true;
}

/**
 * Whether a refused call is forged, names another's resource, or has an amount that differs from the
 * shop's. Each may be an honest mistake (another tab, yesterday's price); many of them are not.
 */
function isTampering({ status, errorCode, details }: ApiFailure, request: FastifyRequest): boolean {
  if (status === 403) return true;
  if (status === 409)
    return foreignCodes.has(errorCode) || 'expectedTotal' in (details.fields ?? {});
  return status === 404 && namesResource(request);
}

/**
 * Logs one line for security monitoring. It contains the call's pattern instead of its path, because an
 * id in a path can give access to an order or a payment.
 */
export function logTampering(error: Error, request: FastifyRequest): void {
  const { url = '' } = request.routeOptions;
  if (!(error instanceof ApiFailure) || !personal.test(url) || !isTampering(error, request)) return;
  const { status, errorCode, message } = error;
  const call = `${request.method} ${url}`;
  request.log.warn(
    { call, status, errorCode, why: message },
    'a call was refused as tampered with',
  );
}
