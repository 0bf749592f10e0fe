import type { PagePayload, Rendered } from '@larder/platform/server';
import { createCachedResponse, type CachedResponse } from '../http/cached-response.js';
import { compressText } from '../http/compress.js';
import type { HostedShop } from '../tenants/shops.js';
import { RETRY_AFTER_S } from './error-page.js';
import { escapeHtml } from './escape.js';
import type { PublicPage } from './page-cache.js';
import { tagsOf } from './page-tags.js';
import {
  type PageRenderer,
  documentResponse,
  isCacheable,
  documentOf,
  pageHeaders,
} from './document-response.js';

/**
 * Shared caches may store pages and revalidate them after a minute (NAV-55). Browsers revalidate each
 * time: `stale-while-revalidate` would apply to them too and show prices that are minutes old.
 */
const SHARED = 'public, max-age=0, s-maxage=60';

/**
 * Renders a public page or its payload. It has no parameter that could carry a visitor's data.
 */
export async function renderPublicPage(
  workshop: PageRenderer,
  shop: HostedShop,
  url: string,
  kind: 'document' | 'payload',
): Promise<PublicPage> {
  const rendered = await shop.code.renderPublic(shop.built.shop, url, kind);
  const answer =
    kind === 'document'
      ? await documentResponse(workshop, shop, url, rendered, SHARED)
      : await payloadResponse(workshop, shop, rendered);
  const tags = [`host:${shop.host}`, ...(rendered.kind === 'page' ? tagsOf(rendered.payload) : [])];
  return { answer, tags } as Omit<PublicPage, symbol> as PublicPage;
}

/** Renders a page for one visitor. Its response must not be cached. */
export async function renderPrivatePage(
  workshop: PageRenderer,
  shop: HostedShop,
  url: string,
  cookie: string,
): Promise<CachedResponse> {
  const rendered = await shop.code.renderPrivate(shop.built.shop, url, cookie);
  return documentResponse(workshop, shop, url, rendered, 'no-store');
}

/** A page that the browser renders, for when the host is overloaded. */
export function createClientPage(
  workshop: PageRenderer,
  shop: HostedShop,
  url: string,
  isBackendDown: boolean,
): CachedResponse {
  const { locale } = shop.code.splitLocale(url, shop.built.shop.registry.tenant.locales);
  const body = documentOf(workshop, shop, url, {
    locale: locale.code,
    head: { title: shop.built.shop.registry.tenant.shopName },
    html: [waitingMarkup(shop, locale.code)],
    modules: [],
    data: {},
  });
  return createCachedResponse({
    status: isBackendDown ? 503 : 200,
    headers: {
      ...pageHeaders(workshop, shop),
      'cache-control': 'no-store',
      ...(isBackendDown ? { 'retry-after': RETRY_AFTER_S } : {}),
    },
    body,
  });
}

/** Stands in the page until the browser has rendered it, which takes as long as the backend does. */
function waitingMarkup({ built: { shop } }: HostedShop, locale: string): string {
  const loading = shop.texts.get(locale)?.text('shell.loading') ?? '';
  const { shopName } = shop.registry.tenant;
  return (
    `<div style="padding:16px"><strong>${escapeHtml(shopName)}</strong>` +
    `<p role="status" style="padding:25vh 0;text-align:center">${escapeHtml(loading)}</p></div>`
  );
}

/** API-013. The body contains a redirect, which the browser's navigation follows. */
async function payloadResponse(
  workshop: PageRenderer,
  shop: HostedShop,
  rendered: Rendered,
): Promise<CachedResponse> {
  const payload: PagePayload =
    rendered.kind === 'page'
      ? rendered.payload
      : { status: 200, head: { title: '' }, queries: [], modules: [], redirect: rendered.to };
  const isWhole = rendered.kind === 'redirect' || rendered.isWhole;
  const body = Buffer.from(JSON.stringify(payload));
  return createCachedResponse({
    status: payload.status,
    headers: {
      ...workshop.headers.data,
      'x-robots-tag': 'noindex',
      'cache-control': isCacheable(payload.status, isWhole) ? SHARED : 'no-store',
    },
    body,
    encoded: await compressText(body, 'quick'),
  });
}
