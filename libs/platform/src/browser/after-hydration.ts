import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';
import { splitLocale } from '../navigation/links/href.js';
import type { AppStore } from '../store/create-store.js';
import { createModulePrefetcher } from './prefetch/prefetch-modules.js';
import { removeFailedStyles } from './recovery/remove-failed-styles.js';
import { persistVisitFlags } from './persist-visit-flags.js';
import type { ShopNavigator } from './navigator.js';
import type { PayloadLoader } from './prefetch/payload-loader.js';
import { createPayloadPrefetcher } from './prefetch/prefetch-payloads.js';
import { prefetcher, type Connection } from './prefetch/prefetch-links.js';
import { recoverFromOutage } from './recovery/recover-from-outage.js';
import type { StartOptions } from './start-options.js';
import { followSession } from './follow-session.js';

interface BrowserServices {
  readonly registry: Registry;
  readonly context: FeatureContext;
  readonly store: AppStore;
  readonly payloads: PayloadLoader;
  readonly navigator: ShopNavigator;
  /** State of the first page. */
  readonly options: Pick<StartOptions, 'payload' | 'onBroken' | 'onHydrated'>;
}

/** Starts everything that a visit needs after the first page is hydrated. */
export function afterHydration(parts: BrowserServices): void {
  const { registry, context, store, payloads, navigator, options } = parts;
  const { payload, onBroken } = options;
  // NAV-73: from now on, every page has a previous page.
  Object.assign(context, { hasPrevious: true });
  removeFailedStyles();
  persistVisitFlags(store, window);
  options.onHydrated?.(context);
  followSession(registry, context, navigator);
  const { routes, tenant } = registry;
  const load = createModulePrefetcher({ onBroken, isOpening: () => navigator.state().isPending });
  const { plan } = prefetcher({
    routes,
    load,
    prefetch: createPayloadPrefetcher(payloads, load),
    pathOf: (url) => splitLocale(url.split('?')[0] ?? '/', tenant.locales).path,
    current: () => navigator.state().view.url,
    connection: () => (window.navigator as { connection?: Connection }).connection,
  });
  navigator.subscribe(plan);
  plan();
  recoverFromOutage({
    store,
    navigator,
    payloads,
    isPartial: payload?.isPartial === true,
    get: window.fetch.bind(window),
    isWorthwhile: () => window.navigator.onLine && !document.hidden,
  });
}
