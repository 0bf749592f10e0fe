import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { callAnswered } from '@larder/contracts/customer';
import type { ShopLocale } from '@larder/contracts/tenant';
import { endsSession } from '../api/unauthorized.js';
import { createContext } from '../host/create-context.js';
import { indexModules } from '../feature/module-index.js';
import { assembleRegistry } from '../feature/assemble-registry.js';
import { createTexts, type Texts } from '../i18n/create-texts.js';
import { splitLocale } from '../navigation/links/href.js';
import { loadView, targetOf } from '../navigation/page-view.js';
import { adoptQueries } from '../navigation/payload.js';
import { transient } from '../notifications/notifications.js';
import type { View } from '../render/app.js';
import type { Host } from '../render/host-context.js';
import { initialCoreState, webViewOf } from '../store/core-slice.js';
import { createStore, rootReducerOf } from '../store/create-store.js';
import { applyHead } from './head.js';
import { browserHistory } from './history.js';
import { createNavigator, type ShopNavigator } from './navigator.js';
import type { PageOpener } from './page-opener.js';
import { createErrorReporter } from './recovery/error-reporter.js';
import { reportUnhandled } from './recovery/report-unhandled.js';
import type { ShopData, StartOptions } from './start-options.js';
import { Visit } from './visit.js';
import { xsrfTokens } from './xsrf.js';

const CALL_TIMEOUT_MS = 15_000;

/** Hydrates a page that the server rendered, or renders it when the server was overloaded. */
export async function startShop(options: StartOptions): Promise<void> {
  const { shop, payload, features } = options;
  const registry = assembleRegistry(features, shop.tenant);
  const modules = indexModules(registry.features);
  const history = browserHistory();
  const { locale } = splitLocale(window.location.pathname, shop.tenant.locales);
  const texts = await makeTexts(shop, locale);
  const xsrf = xsrfTokens(window.fetch.bind(window));
  const core = { ...initialCoreState(), ...webViewOf(options.url), redirects: shop.redirects };
  const transport = {
    fetch: window.fetch.bind(window),
    origin: '',
    locale: locale.code,
    requestId: core.requestId,
    xsrfToken: xsrf.token,
    timeout: CALL_TIMEOUT_MS,
    onResponse: (answer: Parameters<typeof endsSession>[0]) =>
      context.emit(callAnswered, { refused: endsSession(answer) }),
  };
  const store = createStore(rootReducerOf(registry.features), { transport }, { core });
  const navigation: { current?: ShopNavigator } = {};
  const report = reportUnhandled(options, createErrorReporter(store, shop.version));
  const context = createContext({
    registry,
    store,
    locale,
    texts,
    isPublic: false,
    settings: shop.settings,
    report,
    navigate: (to, { replace, external } = {}) =>
      void navigation.current?.open(to, replace ? 'replace' : 'push', external),
  });
  await modules.load(payload?.modules ?? []);
  await yieldToBrowser();
  adoptQueries(store, payload?.queries ?? []);
  const opener = async () =>
    (await import('./page-opener.js')).createPageOpener({ registry, context, store, modules });
  let opening: Promise<PageOpener> | undefined;
  const navigator = createNavigator({
    history,
    initial: await firstView(options, registry, context, opener),
    isOnline: () => window.navigator.onLine,
    openPage: async (url) => (await (opening ??= opener())).open(url),
    onHead: applyHead,
    onOffline: () => store.dispatch(offlineNotice(texts)),
    leave: (url) => window.location.assign(url),
    isOutdated: options.isOutdated ?? (() => false),
  });
  navigation.current = navigator;
  const visit = (
    <Visit
      host={{ registry, context, texts, report }}
      store={store}
      serverState={store.getState()}
      shell={options.shell}
      navigator={navigator}
      history={history}
    />
  );
  await yieldToBrowser();
  show(options, visit, report);
  void xsrf.ask();
  void import('./after-hydration.js').then(async ({ afterHydration }) => {
    const { payloads } = await (opening ??= opener());
    afterHydration({ registry, context, store, payloads, navigator, options });
  });
}

/** Yields to the browser between two tasks, so that it can respond to input. */
const yieldToBrowser = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Creating a page's first formatter takes as long as the rest of the work before the first rendering. */
async function makeTexts({ tenant, messages }: ShopData, locale: ShopLocale): Promise<Texts> {
  const texts = createTexts(tenant, locale, messages);
  await yieldToBrowser();
  return texts;
}

function offlineNotice(texts: Texts) {
  const message = texts.text('internet.offline');
  return transient(message, { type: 'warning', key: 'offline', duration: 5000 });
}

function show({ payload, root }: StartOptions, visit: ReactElement, report: Host['report']): void {
  // In a transition, React can pause between two components to respond to input.
  if (payload) startTransition(() => void hydrateRoot(root, visit, { onRecoverableError: report }));
  else createRoot(root).render(visit);
}

async function firstView(
  { payload, url, shell, preloadLayout }: StartOptions,
  registry: ReturnType<typeof assembleRegistry>,
  context: Host['context'],
  opener: () => Promise<PageOpener>,
): Promise<View> {
  if (payload?.error) {
    const view = { kind: 'error', url, status: payload.status, ...payload.error } as const;
    await shell.prepareError?.(context, view);
    return view;
  }
  if (payload) return renderedView(registry, url);
  const layout = preloadLayout?.(context);
  const opened = await (await opener()).openWithCalls(url);
  await layout;
  if (opened.kind === 'view') {
    if (opened.head) applyHead(opened.head);
    return opened.view;
  }
  if (opened.kind !== 'redirect') throw new Error(`no page at ${url}`);
  window.location.replace(opened.to);
  // Shows nothing until the other page is loaded.
  return new Promise(() => undefined);
}

/** The server has already run the checks and the calls of a page that it rendered. */
function renderedView(registry: ReturnType<typeof assembleRegistry>, url: string): Promise<View> {
  const { match, query } = targetOf(registry, url);
  if (!match) throw new Error(`no page at ${url}`);
  return loadView(url, match, query);
}
