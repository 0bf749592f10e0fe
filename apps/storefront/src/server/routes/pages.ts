import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCachedResponse, type CachedResponse } from '../http/cached-response.js';
import type { PageLabel } from '../http/operation/page-label.js';
import { refuse } from '../http/proxy.js';
import { readHost, readRequestUrl } from '../http/request-url.js';
import type { HeaderSets } from '../http/security-headers.js';
import type { Build } from '../pages/build.js';
import { errorPage } from '../pages/error-page.js';
import type { PageService } from '../pages/page-service.js';
import { Overloaded } from '../pages/render-queue.js';
import {
  isRefusedShop,
  languageOf,
  ShopUnavailable,
  UnknownHost,
  type FaultyTenant,
  type ShopLanguages,
} from '../tenants/tenant-errors.js';
import type { HostedShop, Shops } from '../tenants/shops.js';

export interface PageRoutesOptions {
  readonly shops: Shops;
  readonly pages: PageService;
  readonly headers: HeaderSets;
  readonly languages: ReadonlyMap<string, ShopLanguages>;
  /** Script of the page that replaces an unavailable shop. */
  readonly build: Pick<Build, 'retry'> | undefined;
  /** Whether a visitor, identified by the cookies, may see a shop in preview (PLAT-21). */
  readonly mayPreview: (host: string, cookie: string) => Promise<boolean>;
}

const PAYLOAD = '/_payload.json';
/** Reserved paths: an unknown URL below them is no page (API-021). */
const SERVER_PATHS = /^\/(api|tenant|logs|builds|assets|media|health|_[^/]*)(\/|$)/;

/** Catch-all route: a page, or the payload of one (API-013). */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => answerPage(request, reply, options),
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PageRoutesOptions,
): Promise<FastifyReply> {
  const host = readHost(request.headers.host);
  const target = readRequestUrl(request.raw.url ?? '');
  if (host === undefined)
    return send(request, reply, errorPage(options.headers, 400, acceptedBy(request)));
  if (target.kind === 'refused')
    return send(request, reply, errorPage(options.headers, target.status, acceptedBy(request)));
  const isPayload = target.kind === 'page' && target.path.endsWith(PAYLOAD);
  if (!isPayload && isServerPath(request.raw.url ?? '')) return notFound(reply);
  if (target.kind === 'moved') {
    void reply.headers(options.headers.page).header('cache-control', 'public, max-age=3600');
    return reply.redirect(target.to, 301);
  }
  let shop: HostedShop | undefined;
  try {
    shop = await options.shops.find(host);
    request.pageLabel = labelOf(shop, isPayload ? pageOfPayload(target.url) : target.url);
    if (isPreview(shop) && !(await options.mayPreview(host, request.headers.cookie ?? '')))
      return await send(
        request,
        reply,
        errorPage(options.headers, 403, { locale: localeOf(shop, request) }),
      );
    const answer = isPayload
      ? await payloadResponse(shop, target.url, options.pages)
      : await documentResponse(shop, target.url, request, options.pages);
    if (answer) return await send(request, reply, answer);
    return await notFound(reply);
  } catch (error) {
    const locale = shop && localeOf(shop, request);
    return failed(error, request, reply, { ...options, locale, isPayload });
  }
}

/** The name of a page's route for logs and metrics. */
function labelOf(shop: HostedShop, url: string): PageLabel {
  const { routes, tenant } = shop.built.shop.registry;
  const [way = '/'] = url.split('?');
  const page = routes.match(shop.code.splitLocale(way, tenant.locales).path)?.route.ref.id;
  if (page === undefined) return { page: 'none' };
  return isPublic(shop, url) ? { page, path: way } : { page };
}

function isServerPath(url: string): boolean {
  return SERVER_PATHS.test(url.split('?')[0] ?? '');
}

function isPreview({ built }: HostedShop): boolean {
  return built.shop.registry.tenant.cms.preview;
}

/** A cacheable route is rendered without cookies; pages of other routes are never cached. */
function documentResponse(
  shop: HostedShop,
  url: string,
  request: FastifyRequest,
  pages: PageService,
): Promise<CachedResponse> {
  return isPublic(shop, url)
    ? pages.publicPage(shop, url, 'document')
    : pages.privatePage(shop, url, request.headers.cookie ?? '');
}

async function payloadResponse(
  shop: HostedShop,
  address: string,
  pages: PageService,
): Promise<CachedResponse | undefined> {
  const url = pageOfPayload(address);
  if (isServerPath(url) || !isPublic(shop, url)) return undefined;
  return pages.publicPage(shop, url, 'payload');
}

/** URL of the page that a payload belongs to. */
export function pageOfPayload(address: string): string {
  const [path = '', query] = address.split('?');
  const base = path.slice(0, -PAYLOAD.length);
  return `${base === '' ? '/' : base}${query === undefined ? '' : `?${query}`}`;
}

/** A 404 is public too: everybody gets the same not-found page. In preview nothing is public. */
function isPublic(shop: HostedShop, url: string): boolean {
  const { routes, tenant } = shop.built.shop.registry;
  const { path } = shop.code.splitLocale(url.split('?')[0] ?? '/', tenant.locales);
  const match = routes.match(path);
  if (match) return match.route.middleware === 'cacheable';
  return !tenant.cms.preview;
}

/** Languages that the browser prefers, for pages without a shop. */
export const acceptedBy = ({ headers }: FastifyRequest) => ({
  accepted: headers['accept-language'],
});

/** Language of the requested page of a shop. */
function localeOf({ built, code }: HostedShop, { raw }: FastifyRequest): string {
  const { locales } = built.shop.registry.tenant;
  return code.splitLocale(raw.url?.split('?')[0] ?? '/', locales).locale.code;
}

interface FailedPage extends PageRoutesOptions {
  readonly locale: string | undefined;
  readonly isPayload: boolean;
}

function failed(
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

interface UnavailablePage extends Pick<PageRoutesOptions, 'headers' | 'languages' | 'build'> {
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
  const { id: requestId } = request;
  const options = { script: build?.retry, locale, requestId, ...acceptedBy(request) };
  return errorPage(headers, 500, options);
}

/** Error page for an unknown host name, or for a disabled shop, in that shop's language. */
export function refusalPage(
  error: UnknownHost | FaultyTenant,
  request: FastifyRequest,
  headers: HeaderSets,
): CachedResponse {
  return error instanceof UnknownHost
    ? errorPage(headers, 421, acceptedBy(request))
    : errorPage(headers, 503, { locale: error.languageOf(request.raw.url ?? '') });
}

/** The same error for a file or an API call. */
export function refuseShop(error: UnknownHost | FaultyTenant, reply: FastifyReply): FastifyReply {
  if (error instanceof UnknownHost)
    return refuse(reply, 421, errorCodes.misdirected, 'No shop answers at this host name');
  void reply.header('retry-after', '300');
  return refuse(reply, 503, errorCodes.unavailable, 'This shop is closed at the moment');
}

function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address');
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
