import { languageOf } from '@larder/platform';
import type { Markup, PagePayload, Rendered } from '@larder/platform/server';
import {
  createCachedResponse,
  type CachedResponse,
  type Headers,
} from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { HeaderSets } from '../http/security-headers.js';
import { noScriptLink } from '../no-script/no-script-link.js';
import { withSiteData } from '../seo/site-data.js';
import type { HostedShop } from '../tenants/shops.js';
import { withStripe } from '../tenants/wallet-policy.js';
import { webAppHead } from '../web-app/head.js';
import { resourcesFor, type Build } from './build.js';
import { RETRY_AFTER_S } from './error-page.js';
import { buildDocument } from './document.js';
import { jsonOfPage, type PageData } from './page-data.js';

/** Dependencies of rendering other than the shop. */
export interface PageRenderer {
  /** Absent in development, where the bundler serves the sources themselves. */
  readonly build: Build | undefined;
  readonly headers: HeaderSets;
  /** Public origin of a shop at a host name. */
  readonly originOf: (host: string) => string;
}
const DEVELOPMENT_ENTRY = '/src/client/main.ts';

export async function documentResponse(
  workshop: PageRenderer,
  shop: HostedShop,
  url: string,
  rendered: Rendered,
  cacheControl: string,
): Promise<CachedResponse> {
  const headers = pageHeaders(workshop, shop);
  if (rendered.kind === 'redirect') return redirectResponse(shop, rendered, headers, cacheControl);
  const { payload, html, preloads, locale, isWhole, isUnavailable } = rendered;
  const body = documentOf(workshop, shop, url, {
    locale,
    head: payload.head,
    html,
    preloads,
    modules: payload.modules,
    data: { payload },
  });
  return createCachedResponse({
    // The page's own data keeps the 500 of ERR-09; crawlers and proxies learn that it is temporary.
    status: isUnavailable ? 503 : payload.status,
    headers: {
      ...headers,
      ...(isUnavailable && { 'retry-after': RETRY_AFTER_S }),
      'cache-control': isCacheable(payload.status, isWhole) ? cacheControl : 'no-store',
    },
    body,
    encoded: await compressText(body, 'quick'),
  });
}

/** Failures and incomplete pages are outdated once the backend recovers, so they are not cached. */
export const isCacheable = (status: number, isWhole: boolean) => status < 500 && isWhole;

function redirectResponse(
  shop: HostedShop,
  { to, status }: Extract<Rendered, { kind: 'redirect' }>,
  headers: Headers,
  cacheControl: string,
): CachedResponse {
  if (!shop.code.isSitePath(to)) throw new Error(`redirect to ${to} would leave the shop`);
  return createCachedResponse({
    status,
    headers: { ...headers, location: to, 'cache-control': cacheControl },
    body: Buffer.alloc(0),
  });
}

interface Content {
  readonly locale: string;
  readonly head: PagePayload['head'];
  readonly html: Markup;
  /** Links for the head, as HTML. */
  readonly preloads?: string;
  readonly modules: readonly string[];
  readonly data: Pick<PageData, 'payload'>;
}

export function documentOf(
  { build, originOf }: PageRenderer,
  hosted: HostedShop,
  url: string,
  { locale, head, html, preloads = '', modules, data }: Content,
): Buffer {
  const { host, built } = hosted;
  const { tenant } = built.shop.registry;
  const origin = originOf(host);
  const shopData = built.dataByLocale.get(locale)?.url ?? '';
  const resources = build
    ? resourcesFor(build, [...built.featureModules, ...modules], languageOf(locale))
    : { script: DEVELOPMENT_ENTRY, app: undefined, modules: [], styles: [] };
  const page: PageData = { url, features: built.features, shop: shopData, ...data };
  return buildDocument({
    lang: locale,
    head: withSiteData(head, hosted, url, origin),
    shopName: tenant.shopName,
    hasDarkColours: built.theme.darkColours !== undefined,
    origin,
    url,
    isIndexed: tenant.searchEngineIndex,
    webApp: webAppHead(hosted, locale),
    fonts: built.fonts,
    styles: [built.styles.url, ...resources.styles.filter((file) => !built.styleFiles.has(file))],
    hoisted: preloads,
    script: resources.script,
    app: resources.app,
    modules: resources.modules,
    shopData,
    // A missing page has no no-script page either.
    withoutScript: (data.payload?.status ?? 200) === 200 ? noScriptLink(hosted, url) : '',
    html,
    data: jsonOfPage(page),
  });
}

/** Headers of a shop's pages, cached or not. */
export function pageHeaders({ headers: { page } }: PageRenderer, shop: HostedShop): Headers {
  const { stripe } = shop.built.shop.registry.tenant;
  return { ...(stripe ? withStripe(page) : page), ...robotsOf(shop) };
}

/** PLAT-24, repeated as a header for crawlers that do not read the page. */
function robotsOf({ built }: HostedShop): Headers {
  return built.shop.registry.tenant.searchEngineIndex ? {} : { 'x-robots-tag': 'noindex,nofollow' };
}
