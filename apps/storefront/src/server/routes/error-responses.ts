import { errorCodes } from '@larder/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { refuse } from '../http/proxy.js';
import { readHost } from '../http/request-url.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { Build } from '../pages/build.js';
import { errorPage } from '../pages/error-page.js';
import { Overloaded } from '../pages/render-queue.js';
import {
  isRefusedShop,
  languageOf,
  ShopUnavailable,
  UnknownHost,
  type FaultyTenant,
  type ShopLanguages,
} from '../tenants/tenant-errors.js';

/** What error pages are made of. */
export interface ErrorPageOptions {
  readonly headers: HeaderSets;
  readonly languages: ReadonlyMap<string, ShopLanguages>;
  /** Script of the page that replaces an unavailable shop. */
  readonly build: Pick<Build, 'retry'> | undefined;
}

/** Languages that the browser prefers, for pages without a shop. */
export const acceptedBy = ({ headers }: FastifyRequest) => ({
  accepted: headers['accept-language'],
});

interface FailedPage extends ErrorPageOptions {
  readonly locale: string | undefined;
  readonly isPayload: boolean;
}

/** Response to a page that could not be made, or to its data. */
export function failed(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { isPayload, ...options }: FailedPage,
): FastifyReply {
  if (isRefusedShop(error))
    return isPayload
      ? refuseShop(error, reply)
      : send(request, reply, refusalPage(error, request, options.headers));
  const isExpected = error instanceof ShopUnavailable || error instanceof Overloaded;
  request.log[isExpected ? 'warn' : 'error']({ err: error }, 'a page could not be made');
  if (!isPayload) return send(request, reply, unavailablePage(request, options));
  void reply.header('retry-after', '5');
  return refuse(reply, 503, errorCodes.unavailable, 'The page cannot be made right now');
}

interface UnavailablePage extends ErrorPageOptions {
  /** Language of the shop, where it is known. */
  readonly locale?: string | undefined;
}

/** PLAT-09: error page in the language of the shop that the request names, or of the browser. */
export function unavailablePage(
  request: FastifyRequest,
  { headers, languages, build, ...known }: UnavailablePage,
): CachedResponse {
  const locales = languages.get(readHost(request.headers.host)?.replace(/:\d+$/, '') ?? '') ?? [];
  const locale = known.locale ?? languageOf(locales, request.raw.url ?? '');
  const { id, traceId } = request;
  const requestId = traceId === undefined ? id : `${id} ${traceId}`;
  const options = { script: build?.retry, locale, requestId, ...acceptedBy(request) };
  return errorPage(headers, 500, options);
}

/** Neutral 404 page for an unknown host name, or error page for a disabled shop, in that shop's language. */
export function refusalPage(
  error: UnknownHost | FaultyTenant,
  request: FastifyRequest,
  headers: HeaderSets,
): CachedResponse {
  return error instanceof UnknownHost
    ? errorPage(headers, 404, acceptedBy(request))
    : errorPage(headers, 503, { locale: error.languageOf(request.raw.url ?? '') });
}

/** The same error for a file or an API call. */
export function refuseShop(error: UnknownHost | FaultyTenant, reply: FastifyReply): FastifyReply {
  if (error instanceof UnknownHost)
    return refuse(reply, 421, errorCodes.misdirected, 'No shop answers at this host name');
  void reply.header('retry-after', '300');
  return refuse(reply, 503, errorCodes.unavailable, 'This shop is closed at the moment');
}

/** Sends a cached response, bypassing the framework. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse,
): FastifyReply {
  const sent = reply.hijack();
  sendCachedResponse(request.raw, reply.raw, answer);
  return sent;
}
