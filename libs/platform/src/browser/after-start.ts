import type { FeatureContext } from '../feature/context.js';
import type { Registry } from '../feature/assemble-registry.js';
import { splitLocale } from '../navigation/href.js';
import type { AppStore } from '../store/create-store.js';
import { aheadLoader } from './ahead-loader.js';
import { forgetBrokenStyles } from './forget-broken-styles.js';
import { keepMarks } from './keep-marks.js';
import type { ShopNavigator } from './navigator.js';
import type { PayloadLoader } from './payload-loader.js';
import { payloadsAhead } from './payloads-ahead.js';
import { prefetcher, type Connection } from './prefetch.js';
import { recover } from './recover.js';
import type { StartOptions } from './start-options.js';
import { watchSession } from './watch-session.js';

interface Parts {
  readonly registry: Registry;
  readonly context: FeatureContext;
  readonly store: AppStore;
  readonly payloads: PayloadLoader;
  readonly navigator: ShopNavigator;
  /** What the first page came with. */
  readonly options: Pick<StartOptions, 'payload' | 'onBroken'>;
}

/** What a visit needs once its page is there. */
export function afterStart(parts: Parts): void {
  const { registry, context, store, payloads, navigator, options } = parts;
  const { payload, onBroken } = options;
  // NAV-73: from here on every page has one before it.
  Object.assign(context, { hasPrevious: true });
  forgetBrokenStyles();
  keepMarks(store, window);
  watchSession(registry, context, navigator);
  const { routes, tenant } = registry;
  const load = aheadLoader({ onBroken, isOpening: () => navigator.state().isPending });
  const { plan } = prefetcher({
    routes,
    load,
    prefetch: payloadsAhead(payloads, load),
    pathOf: (url) => splitLocale(url.split('?')[0] ?? '/', tenant.locales).path,
    current: () => navigator.state().view.url,
    connection: () => (window.navigator as { connection?: Connection }).connection,
  });
  navigator.subscribe(plan);
  plan();
  recover({
    store,
    navigator,
    payloads,
    isPartial: payload?.isPartial === true,
    get: window.fetch.bind(window),
    isWorthwhile: () => window.navigator.onLine && !document.hidden,
  });
}
