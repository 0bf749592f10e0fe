import { routeRef } from '@larder/contracts';
import { createContext } from '../host/create-context.js';
import { createTexts } from '../i18n/create-text.js';
import { defineFeature, route } from '../feature/define-feature.js';
import { eager } from '../feature/lazy.js';
import { PageRedirect, type Head } from '../feature/page.js';
import { createRegistry } from '../feature/registry.js';
import type { PagePayload } from '../navigation/payload.js';
import type { View } from '../render/app.js';
import { createStore, rootReducerOf } from '../store/create-store.js';
import { fakeBackend } from '../testing/fake-backend.js';
import { testTenant } from '../testing/tenant.js';
import type { History } from './history.js';
import { createNavigator } from './navigator.js';

const slow = { release: () => undefined as void };
const plain = (title: string) => eager({ default: () => null, head: (): Head => ({ title }) });
const feature = defineFeature({
  id: 'pages',
  enabled: () => true,
  routes: [
    route(routeRef('one'), plain('One')),
    route(routeRef('two'), plain('Two')),
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
      return () => undefined;
    },
    rememberScroll: () => undefined,
    restoreScroll: () => undefined,
  };
  return { history, log, back: () => (entries.pop(), pop()) };
}

interface SetUp {
  readonly online?: () => boolean;
  readonly isOutdated?: () => boolean;
  readonly payload?: PagePayload;
}

function setUp(options: SetUp = {}) {
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
  const store = createStore(rootReducerOf(registry.features), { transport });
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
  const offline = jest.fn();
  const fake = fakeHistory();
  const initial = { kind: 'page', url: '/one', routeId: 'one' } as View;
  const navigator = createNavigator({
    registry,
    context: () => context,
    history: fake.history,
    payloads: { load: () => Promise.resolve(options.payload), prefetch: () => undefined },
    initial,
    isOnline: options.online ?? (() => true),
    middleware: () => true,
    onHead: (head) => heads.push(head.title),
    onOffline: offline,
    leave: (url) => left.push(url),
    isOutdated: options.isOutdated ?? (() => false),
  });
  return { navigator, left, heads, offline, ...fake };
}
const settled = () => new Promise((done) => setTimeout(done, 0));

describe('navigation in the browser', () => {
  it('opens a page, its address and its head', async () => {
    const { navigator, log, heads } = setUp();
    await navigator.open('/two', 'push');
    expect(navigator.state().view.url).toBe('/two');
    expect(log).toEqual(['push /two']);
    expect(heads).toEqual(['Two']);
  });

  it('ERR-07 ERR-08 stays where it is while offline, and says so', async () => {
    const { navigator, log, offline } = setUp({ online: () => false });
    await navigator.open('/two', 'push');
    expect(navigator.state()).toMatchObject({ view: { url: '/one' }, isPending: false });
    expect(log).toEqual([]);
    expect(offline).toHaveBeenCalledTimes(1);
  });

  it('shows the page asked for last, however late the first one comes', async () => {
    const { navigator } = setUp();
    const first = navigator.open('/slow', 'push');
    await settled();
    expect(navigator.state().isPending).toBe(true);
    await navigator.open('/two', 'push');
    slow.release();
    await first;
    expect(navigator.state()).toMatchObject({ view: { url: '/two' }, isPending: false });
  });

  it('follows redirects, but not for ever', async () => {
    const { navigator, left } = setUp();
    await navigator.open('/moved', 'push');
    expect(navigator.state().view.url).toBe('/two');
    await navigator.open('/loop', 'push');
    expect(left).toEqual(['/loop']);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)'])(
    'NAV-80 does not open %s inside the shop',
    async (address) => {
      const { navigator, left } = setUp();
      await navigator.open(address, 'push');
      expect(navigator.state().view.url).toBe('/one');
      expect(left).toEqual([address]);
    },
  );

  it('NAV-57 shows the not-found screen for a path without a route', async () => {
    const { navigator } = setUp();
    await navigator.open('/nowhere', 'push');
    expect(navigator.state().view).toMatchObject({
      kind: 'error',
      status: 404,
      message: 'Page not found: /nowhere',
    });
  });

  it('goes back to where the visitor was', async () => {
    const { navigator, back } = setUp();
    await navigator.open('/two', 'push');
    back();
    await settled();
    expect(navigator.state()).toMatchObject({ view: { url: '/one' }, how: 'pop' });
  });

  it('adds no entry for the address on screen, and keeps the page for a fragment', async () => {
    const { navigator, log } = setUp();
    await navigator.open('/two', 'push');
    await navigator.open('/two', 'push');
    await navigator.open('/two#part', 'push');
    expect(log).toEqual(['push /two', 'replace /two', 'push /two#part']);
    expect(navigator.state().hash).toBe('#part');
  });

  it('PLAT-38 loads pages from the server again once a newer build is out', async () => {
    const { navigator, left, log } = setUp({ isOutdated: () => true });
    await navigator.open('/two', 'push');
    expect(left).toEqual(['/two']);
    expect(log).toEqual([]);
  });

  it('ERR-01 shows the error that the payload of a page tells', async () => {
    const error = { message: 'Page Not Found: /cached', data: null };
    const payload = { status: 404, head: { title: 'None' }, queries: [], modules: [], error };
    const { navigator, heads } = setUp({ payload });
    await navigator.open('/cached', 'push');
    expect(navigator.state().view).toMatchObject({ kind: 'error', status: 404, ...error });
    expect(heads).toEqual(['None']);
  });
});
