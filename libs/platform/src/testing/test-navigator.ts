import { routeRef } from '@larder/contracts';
import type { RedirectRules } from '@larder/contracts/content';
import { createContext } from '../host/create-context.js';
import { createTexts } from '../i18n/create-texts.js';
import { defineFeature, route } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { PageRedirect, type Head } from '../feature/page.js';
import { createRegistry } from '../feature/registry.js';
import type { PagePayload } from '../navigation/payload.js';
import type { View } from '../render/app.js';
import { initialCoreState } from '../store/core-slice.js';
import { createStore, rootReducerOf } from '../store/create-store.js';
import { fakeBackend } from './fake-backend.js';
import { testTenant } from './tenant.js';
import type { History } from '../browser/history.js';
import { createNavigator } from '../browser/navigator.js';
import { openFromPayload } from '../browser/page-opener.js';

/** Finishes loading the page `/slow`. */
export const slow = { release: () => undefined as void };
const plain = (title: string) => eager({ default: () => null, head: (): Head => ({ title }) });
const feature = defineFeature({
  id: 'pages',
  enabled: () => true,
  routes: [
    route(routeRef('one'), plain('One')),
    route(routeRef('two'), plain('Two')),
    route(routeRef('closed'), plain('Closed')),
    route(routeRef('unfit'), eager({ default: () => null, validate: () => false })),
    route(routeRef('cached'), plain('Cached'), { middleware: 'cacheable' }),
    route(
      routeRef('slow'),
      eager({
        default: () => null,
        preload: () => new Promise<void>((done) => (slow.release = done)),
      }),
    ),
    route(
      routeRef('moved'),
      eager({ default: () => null, preload: () => Promise.reject(new PageRedirect('/two')) }),
    ),
    route(
      routeRef('loop'),
      eager({ default: () => null, preload: () => Promise.reject(new PageRedirect('/loop')) }),
    ),
  ],
});

function fakeHistory() {
  const entries = ['/one'];
  const log: string[] = [];
  let pop = () => undefined as void;
  const history: History = {
    url: () => entries.at(-1) ?? '/',
    push: (url) => void (entries.push(url), log.push(`push ${url}`)),
    replace: (url) => void ((entries[entries.length - 1] = url), log.push(`replace ${url}`)),
    go: () => undefined,
    onPop: (listen) => {
      pop = listen;
    },
    undoPop: () => void log.push('undo'),
    restoreScroll: () => undefined,
  };
  return { history, log, back: () => (entries.pop(), pop()) };
}

interface TestNavigatorOptions {
  readonly online?: () => boolean;
  readonly isOutdated?: () => boolean;
  readonly payload?: PagePayload;
  readonly redirects?: RedirectRules;
  /** The code that opens pages does not load. */
  readonly isBroken?: boolean;
}

/** A navigator between fake pages that records its actions. */
export function createTestNavigator(options: TestNavigatorOptions = {}) {
  const tenant = testTenant();
  const registry = createRegistry([feature], tenant);
  const transport = {
    fetch: fakeBackend({}).fetch,
    origin: '',
    locale: 'en',
    requestId: 'r',
    timeout: 100,
    xsrfToken: () => Promise.resolve(''),
  };
  const store = createStore(
    rootReducerOf(registry.features),
    { transport },
    { core: { ...initialCoreState('r'), redirects: options.redirects } },
  );
  const locale = { code: 'en', prefix: '', label: 'English' };
  const context = createContext({
    registry,
    store,
    locale,
    texts: createTexts(tenant, locale, {}),
    isPublic: false,
    settings: {},
    report: () => undefined,
    navigate: () => undefined,
  });
  const left: string[] = [];
  const heads: string[] = [];
  const offline: true[] = [];
  const fake = fakeHistory();
  const initial = { kind: 'page', url: '/one', routeId: 'one' } as View;
  const navigator = createNavigator({
    history: fake.history,
    initial,
    isOnline: options.online ?? (() => true),
    openPage: (url) =>
      options.isBroken === true
        ? Promise.reject(new Error('chunk'))
        : openFromPayload({
            registry,
            context,
            url,
            payloads: { load: () => Promise.resolve(options.payload) },
            isOnline: () => true,
            middleware: ({ route: { ref } }) => (ref.id === 'closed' ? { to: '/one' } : true),
          }),
    onHead: (head) => heads.push(head.title),
    onOffline: () => offline.push(true),
    leave: (url) => left.push(url),
    isOutdated: options.isOutdated ?? (() => false),
  });
  return { navigator, left, heads, offline, ...fake };
}
