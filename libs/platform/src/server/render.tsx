import { notFoundExtra } from '@larder/contracts/content';
import type { TransportFetch, TransportOptions } from '../api/transport.js';
import type { FeatureContext } from '../feature/context.js';
import { createContext } from '../host/create-context.js';
import { createTexts } from '../i18n/create-texts.js';
import { splitLocale } from '../navigation/links/href.js';
import { middlewareOf } from '../navigation/middleware.js';
import { openPage, type Opened } from '../navigation/open-page.js';
import { type ErrorView } from '../render/app.js';
import { newRequestId, webViewOf } from '../store/core-slice.js';
import { createPageStore } from './page-store.js';
import { resolveFromCache, isSettled, cachedQueries } from './server-queries.js';
import { type Shop } from './shop.js';
import { trackQueryFailures } from './track-query-failures.js';
import { type Rendered, brokenAt, drawn } from './draw-page.js';

/**
 * Renders a public page. It has no parameter that could carry a cookie or other data of a visitor, so
 * any cache may store the result. A payload is requested only by navigation within the shop, so the
 * page has a previous page.
 */
export function renderPublic(
  shop: Shop,
  url: string,
  kind: 'document' | 'payload' = 'document',
): Promise<Rendered> {
  return render(shop, url, shop.fetch, { isPublic: true, hasPrevious: kind === 'payload' });
}

/** Renders a page for one visitor; the response must not be cached. */
export function renderPrivate(shop: Shop, url: string, cookie: string): Promise<Rendered> {
  const withCookie: TransportFetch = (input, init) =>
    shop.fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), cookie },
    });
  return render(shop, url, withCookie, { isPublic: false, hasPrevious: false });
}

/** Timeout of a call in milliseconds; it leaves time to render the page without the response. */
const CALL_TIMEOUT_MS = 2200;

function transportOf(shop: Shop, call: TransportFetch, locale: string): TransportOptions {
  return {
    fetch: call,
    origin: shop.origin,
    locale,
    requestId: newRequestId(),
    xsrfToken: () => Promise.reject(new Error('the server makes no changes while it renders')),
    timeout: CALL_TIMEOUT_MS,
  };
}

async function render(
  shop: Shop,
  url: string,
  call: TransportFetch,
  { isPublic, hasPrevious }: { readonly isPublic: boolean; readonly hasPrevious: boolean },
): Promise<Rendered> {
  const { registry } = shop;
  const { locale } = splitLocale(url.split('?')[0] ?? '/', registry.tenant.locales);
  const { call: watched, isWhole } = trackQueryFailures(call);
  const transport = transportOf(shop, watched, locale.code);
  const core = { ...shop.freshState.core, ...webViewOf(url), redirects: shop.redirects };
  const state = { ...shop.freshState, core };
  const store = createPageStore(shop.reducer, { transport }, state, isSettled);
  const texts = shop.texts.get(locale.code) ?? createTexts(registry.tenant, locale, {});
  const context: FeatureContext & { hasPrevious?: boolean } = createContext({
    registry,
    store,
    locale,
    texts,
    isPublic,
    settings: shop.settings,
    report: shop.report,
    navigate: () => undefined,
  });
  context.hasPrevious = hasPrevious;
  resolveFromCache(context, cachedQueries(store, transport));
  const [found] = await Promise.all([
    openPage({
      registry,
      context,
      url,
      isOnline: () => true,
      middleware: middlewareOf(context),
    }),
    shop.preloadLayout(context).catch(shop.report),
  ]);
  const opened = withEditorsData(shop, locale.code, found);
  if (opened.kind === 'redirect') return opened;
  if (opened.kind === 'cancelled') throw new Error('the server cannot cancel a navigation');
  if (opened.view.kind === 'error') await prepareError(shop, context, opened.view);
  const prepared = { context, store, texts, isPublic, isWhole };
  try {
    return drawn(shop, prepared, opened);
  } catch (error) {
    shop.report(error);
    return drawn(shop, prepared, brokenAt(url));
  }
}

/** Adds the editors' content to a not-found page, unless the error has its own. */
function withEditorsData({ notFound }: Shop, locale: string, opened: Opened): Opened {
  if (opened.kind !== 'view' || opened.view.kind !== 'error') return opened;
  const { status, data = notFound?.[locale] } = opened.view;
  return status === 404 ? { ...opened, view: { ...opened.view, data } } : opened;
}

/** Preloads the content of an error screen from features and the error's own data. */
function prepareError(shop: Shop, context: FeatureContext, view: ErrorView): Promise<unknown> {
  return Promise.all([
    context.prepareSlot(notFoundExtra, [{ path: view.url }]),
    shop.shell.prepareError?.(context, view),
  ]).catch(shop.report);
}
