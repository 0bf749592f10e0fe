import { errorCodes } from '@larder/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../http/cached-response.js';
import type { PageLabel } from '../http/operation/page-label.js';
import { refuse } from '../http/proxy.js';
import { readHost, readRequestUrl } from '../http/request-url.js';
import { errorPage } from '../pages/error-page.js';
import type { PageService } from '../pages/page-service.js';
import type { HostedShop, Shops } from '../tenants/shops.js';
import { acceptedBy, failed, send, type ErrorPageOptions } from './error-responses.js';

export interface PageRoutesOptions extends ErrorPageOptions {
  readonly shops: Shops;
  readonly pages: PageService;
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
  const [path = '/'] = url.split('?');
  const page = routes.match(shop.code.splitLocale(path, tenant.locales).path)?.route.ref.id;
  if (page === undefined) return { page: 'none' };
  return isPublic(shop, url) ? { page, path } : { page };
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

/** Language of the requested page of a shop. */
function localeOf({ built, code }: HostedShop, { raw }: FastifyRequest): string {
  const { locales } = built.shop.registry.tenant;
  return code.splitLocale(raw.url?.split('?')[0] ?? '/', locales).locale.code;
}

function notFound(reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, errorCodes.notFound, 'There is nothing at this address');
}
