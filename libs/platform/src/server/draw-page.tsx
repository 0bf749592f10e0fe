import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { FeatureContext } from '../feature/context.js';
import { type Texts } from '../i18n/create-texts.js';
import { BACKEND_UNAVAILABLE, type Opened } from '../navigation/open-page.js';
import { finishedQueries, type PagePayload } from '../navigation/payload.js';
import type { RouteMatch } from '../navigation/route-table.js';
import { App } from '../render/app.js';
import { HostProvider, type Host } from '../render/host-context.js';
import type { AppStore } from '../store/create-store.js';
import { createPageFragments, splitPreloads } from './fragment-cache.js';
import { createFragmentRenderer } from './fragment-renderer.js';
import type { Markup } from './markup.js';
import { installServerHooks } from './server-queries.js';
import { createFragmentCache, type Shop } from './shop.js';

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
      /** True for the error screen of a page whose backend gave no answer: the visitor may retry. */
      readonly isUnavailable: boolean;
    };

type OpenedView = Extract<Opened, { kind: 'view' }>;

/** Replaces a page that fails to render with the error screen, in the shop's own layout (ERR-06). */
export function brokenAt(url: string): OpenedView {
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
export function drawn(shop: Shop, prepared: Prepared, opened: OpenedView): Rendered {
  const { context, store, texts, isPublic, isWhole } = prepared;
  const { registry } = shop;
  const { code } = context.locale;
  const { view } = opened;
  const usedModules = new Set(opened.match ? [opened.match.route.page.id] : []);
  const fragments = isPublic
    ? createPageFragments(createFragmentCache(shop, code), usedModules)
    : undefined;
  const fragmentRenderer = fragments && createFragmentRenderer(fragments, registry.tenant);
  const host: Host = {
    registry,
    context,
    texts,
    report: shop.report,
    usedModules,
    fragmentRenderer,
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
    <HostProvider value={{ ...host, usedModules: modules, fragmentRenderer: undefined }}>
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
    isUnavailable: view.kind === 'error' && view.message === BACKEND_UNAVAILABLE,
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

const staticNavigator = {
  createHref: (to: unknown) =>
    String(typeof to === 'object' ? (to as { pathname?: string }).pathname : to),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};
