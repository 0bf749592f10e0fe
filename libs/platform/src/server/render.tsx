import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { notFoundExtra } from '@larder/contracts/content';
import type { TransportOptions } from '../api/transport.js';
import type { FeatureContext } from '../feature/context.js';
import { createContext } from '../host/create-context.js';
import { createTexts, type Texts } from '../i18n/create-texts.js';
import { splitLocale } from '../navigation/links/href.js';
import { middlewareOf } from '../navigation/middleware.js';
import { openPage, type Opened } from '../navigation/open-page.js';
import { finishedQueries, type PagePayload } from '../navigation/payload.js';
import type { RouteMatch } from '../navigation/route-table.js';
import { App, type ErrorView } from '../render/app.js';
import { HostProvider, type Host } from '../render/host-context.js';
import { newRequestId, webViewOf } from '../store/core-slice.js';
import type { AppStore } from '../store/create-store.js';
import { createPageFragments, splitPreloads } from './fragment-cache.js';
import { createFragmentRenderer } from './fragment-renderer.js';
import type { Markup } from './markup.js';
import { createPageStore } from './page-store.js';
import {
  resolveFromCache,
  isSettled,
  cachedQueries,
  installServerHooks,
} from './server-queries.js';
import { createFragmentCache, type Shop } from './shop.js';
import { trackQueryFailures } from './track-query-failures.js';

export type Rendered =
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'page';
      readonly html: Markup;
      /** Links for the document's head, as HTML. */
      readonly preloads: string;
      readonly payload: PagePayload;
      readonly locale: string;
      readonly match: RouteMatch | undefined;
      /** False when a call failed: the page is incomplete and must not be cached. */
      readonly isWhole: boolean;
    };

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
  const withCookie: typeof fetch = (input, init) =>
    shop.fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), cookie },
    });
  return render(shop, url, withCookie, { isPublic: false, hasPrevious: false });
}

/** Timeout of a call in milliseconds; it leaves time to render the page without the response. */
const CALL_TIMEOUT_MS = 2500;

function transportOf(shop: Shop, call: typeof fetch, locale: string): TransportOptions {
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
  call: typeof fetch,
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

type OpenedView = Extract<Opened, { kind: 'view' }>;

/** Replaces a page that fails to render with the error screen, in the shop's own layout (ERR-06). */
function brokenAt(url: string): OpenedView {
  const view = { kind: 'error', url, status: 500, message: '', data: undefined } as const;
  return { kind: 'view', view, head: undefined, status: 500, match: undefined };
}

interface Prepared {
  readonly context: FeatureContext;
  readonly store: AppStore;
  readonly texts: Texts;
  readonly isPublic: boolean;
  readonly isWhole: () => boolean;
}

/** Renders a view after its preload. */
function drawn(shop: Shop, prepared: Prepared, opened: OpenedView): Rendered {
  const { context, store, texts, isPublic, isWhole } = prepared;
  const { registry } = shop;
  const { code } = context.locale;
  const { view } = opened;
  const usedModules = new Set(opened.match ? [opened.match.route.page.id] : []);
  const fragments = isPublic
    ? createPageFragments(createFragmentCache(shop, code), usedModules)
    : undefined;
  const renderFragment = fragments && createFragmentRenderer(fragments, registry.tenant);
  const host: Host = {
    registry,
    context,
    texts,
    report: shop.report,
    usedModules,
    renderFragment,
  };
  installServerHooks(store);
  const rendered = renderToString(
    <App
      host={host}
      store={store}
      shell={shop.shell}
      view={view}
      navigator={staticNavigator}
      isServer
    />,
  );
  fragments?.renderMissing((part, modules) => (
    <HostProvider value={{ ...host, usedModules: modules, renderFragment: undefined }}>
      <Provider store={store}>{part}</Provider>
    </HostProvider>
  ));
  const { preloads, body } = splitPreloads(rendered);
  return {
    kind: 'page',
    html: fragments?.fillPlaceholders(body) ?? [body],
    preloads: preloads + (fragments?.preloads() ?? ''),
    locale: code,
    match: opened.match,
    isWhole: isWhole(),
    payload: {
      status: opened.status,
      ...(isPublic && !isWhole() ? { isPartial: true } : {}),
      head: opened.head ?? { title: registry.tenant.shopName, robots: 'noindex' },
      queries: finishedQueries(store.getState()),
      modules: [...usedModules].filter((id) => id !== ''),
      ...(view.kind === 'error'
        ? { error: { message: view.message, data: view.data ?? null } }
        : {}),
    },
  };
}

/** Preloads the content of an error screen from features and the error's own data. */
function prepareError(shop: Shop, context: FeatureContext, view: ErrorView): Promise<unknown> {
  return Promise.all([
    context.prepareSlot(notFoundExtra, [{ path: view.url }]),
    shop.shell.prepareError?.(context, view),
  ]).catch(shop.report);
}

const staticNavigator = {
  createHref: (to: unknown) =>
    String(typeof to === 'object' ? (to as { pathname?: string }).pathname : to),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
