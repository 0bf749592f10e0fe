import type { ReactElement } from 'react';
import { act, render, type RenderResult } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { ClientRuntimeConfig } from '@larder/contracts/tenant';
import { createContext } from '../host/create-context.js';
import type { FeatureContext } from '../feature/context.js';
import type { Feature } from '../feature/define-feature.js';
import type { Head } from '../feature/page.js';
import { indexModules } from '../feature/module-index.js';
import { createRegistry } from '../feature/registry.js';
import { collectMessages } from '../i18n/collect-messages.js';
import { compileMessages } from '../i18n/compile-messages.js';
import type { Messages } from '../i18n/messages.js';
import { createTexts } from '../i18n/create-texts.js';
import { splitLocale } from '../navigation/links/href.js';
import { middlewareOf } from '../navigation/middleware.js';
import { openPage } from '../navigation/open-page.js';
import { isSitePath } from '../navigation/links/site-path.js';
import { App, type Shell, type View } from '../render/app.js';
import { createStore, rootReducerOf, type AppStore } from '../store/create-store.js';
import { fakeBackend, type Handlers, type RecordedCall } from './fake-backend.js';
import { testTenant } from './tenant.js';

export interface HostOptions {
  readonly features: readonly Feature[];
  readonly tenant?: Partial<ClientRuntimeConfig>;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly handlers?: Handlers;
  /** Messages in addition to the features' own, such as the host's. */
  readonly messages?: Messages;
  /** Page to open; with `element`, only its URL. */
  readonly url?: string;
  /** Rendered instead of the page. */
  readonly element?: ReactElement;
  readonly isPublic?: boolean;
  /** Simulates navigation within the shop. */
  readonly hasPrevious?: boolean;
  /** Renders on the server first; what the visitor does to the page before it is hydrated. */
  readonly beforeHydration?: (page: HTMLElement) => void;
}

export interface RenderedHost extends RenderResult {
  readonly store: AppStore;
  readonly context: FeatureContext;
  readonly calls: readonly RecordedCall[];
  readonly head: Head | undefined;
  readonly status: number;
  /** URLs that were opened, in order. */
  readonly opened: readonly string[];
  /** Errors that error boundaries and modules reported. */
  readonly reported: readonly unknown[];
}

const shell: Shell = {
  Layout: ({ children }) => <div>{children}</div>,
  ErrorScreen: ({ view }) => <p role="alert">{`${view.status} ${view.message}`}</p>,
};

/** Renders a page, or an element, with a real registry and store; only the backend is fake. */
export async function renderInHost(options: HostOptions): Promise<RenderedHost> {
  const tenant = testTenant(options.tenant);
  const registry = createRegistry(options.features, tenant);
  const backend = fakeBackend(options.handlers ?? {});
  const url = options.url ?? '/';
  const { locale } = splitLocale(url.split('?')[0] ?? '/', tenant.locales);
  const store = createStore(rootReducerOf(registry.features), {
    transport: {
      fetch: backend.fetch,
      origin: '',
      locale: locale.code,
      requestId: 'test-1',
      xsrfToken: () => Promise.resolve('token'),
      timeout: 5000,
    },
  });
  const opened: string[] = [];
  const reported: unknown[] = [];
  const navigate: FeatureContext['navigate'] = (to, { external } = {}) => {
    if (!isSitePath(to) && !external) throw new Error(to);
    opened.push(to);
  };
  const texts = createTexts(
    tenant,
    locale,
    compileMessages(await collectMessages(registry.features, locale.code, {}, options.messages)),
  );
  const context: FeatureContext & { hasPrevious?: boolean } = createContext({
    registry,
    store,
    locale,
    texts,
    isPublic: options.isPublic ?? false,
    settings: options.settings ?? {},
    navigate,
    report: (error) => void reported.push(error),
  });
  if (options.hasPrevious) context.hasPrevious = true;
  await indexModules(registry.features).loadAll();
  const { view, head, status } = await viewOf(options, registry, context, url);
  const to = (target: unknown) =>
    typeof target === 'string' ? target : (target as { pathname: string }).pathname;
  const navigator = {
    createHref: to,
    push: (target: unknown) => navigate(to(target)),
    replace: (target: unknown) => navigate(to(target)),
    go: () => undefined,
  };
  const host = { registry, context, texts, report: (error: unknown) => void reported.push(error) };
  const app = <App host={host} store={store} shell={shell} view={view} navigator={navigator} />;
  const result = await act(async () => renderApp(app, options.beforeHydration));
  return { ...result, store, context, calls: backend.calls, head, status, opened, reported };
}

function renderApp(
  app: ReactElement,
  beforeHydration: HostOptions['beforeHydration'],
): RenderResult {
  if (!beforeHydration) return render(app);
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  document.body.append(container);
  beforeHydration(container);
  return render(app, { container, hydrate: true });
}

async function viewOf(
  options: HostOptions,
  registry: ReturnType<typeof createRegistry>,
  context: FeatureContext,
  url: string,
): Promise<{ view: View; head: Head | undefined; status: number }> {
  const { element } = options;
  if (element) {
    const module = { default: () => element };
    const props = { params: {}, search: new URLSearchParams(url.split('?')[1] ?? '') } as never;
    return {
      view: { kind: 'page', url, routeId: 'element', layout: 'default', module, props },
      head: undefined,
      status: 200,
    };
  }
  const page = await openPage({
    registry,
    context,
    url,
    isOnline: () => true,
    middleware: middlewareOf(context),
  });
  if (page.kind !== 'view') throw new Error(`${url} is no page: ${JSON.stringify(page)}`);
  return { view: page.view, head: page.head, status: page.status };
}
