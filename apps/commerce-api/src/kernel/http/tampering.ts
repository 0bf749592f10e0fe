import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../failure.js';

/** What belongs to one shopper alone: what the catalogue does not have, anybody may ask for. */
const personal = /^\/api\/(carts|checkout|orders|payments|customers)(\/|$)/;
/** Windows of another place and of none, and gift cards that are in no wallet of the caller's. */
const foreignCodes = new Set(['022', '140', '1003', '1004']);

/** Whether a call says at all what it is about. */
function namesResource({ method, routeOptions }: FastifyRequest): boolean {
  return method !== 'GET' || routeOptions.url?.includes(':') === true;
}

/**
 * Whether a refused call is forged, names what is not the caller's, or another amount than the shop
 * reckons. Each may be an honest mistake (another tab, a price of yesterday); many of them are none.
 */
function isTampering({ status, errorCode, details }: ApiFailure, request: FastifyRequest): boolean {
  if (status === 403) return true;
  if (status === 409)
    return foreignCodes.has(errorCode) || 'expectedTotal' in (details.fields ?? {});
  return status === 404 && namesResource(request);
}

/**
 * One line for whoever watches over the shop. It tells the call by its pattern: an id in a path can be
 * the key to an order or to a payment.
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
