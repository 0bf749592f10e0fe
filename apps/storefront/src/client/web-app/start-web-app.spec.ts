import { currentCustomer, type CurrentCustomer } from '@larder/contracts/customer';
import type { FeatureContext } from '@larder/platform';
import { testTenant } from '@larder/platform/testing';
import { startWebApp } from './start-web-app.js';
import { loadedUrls } from './worker-client.js';

interface Stage {
  readonly copy?: string;
  readonly isControlled?: boolean;
  readonly tenant?: Parameters<typeof testTenant>[0];
  readonly isWebView?: boolean;
}

/** A page with a worker that answers when its copy was made. */
function stage({ copy, isControlled = true, tenant, isWebView = false }: Stage = {}) {
  const posted: unknown[] = [];
  const worker = {
    postMessage: (message: { type: string }, ports?: readonly MessagePort[]) => {
      posted.push(message);
      ports?.[0]?.postMessage(copy);
    },
  };
  const register = jest.fn(() => Promise.resolve());
  Object.defineProperty(window.navigator, 'serviceWorker', {
    configurable: true,
    value: {
      controller: isControlled ? worker : null,
      register,
      ready: Promise.resolve({ active: worker }),
    },
  });
  const deleted: string[] = [];
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: { delete: (name: string) => Promise.resolve(deleted.push(name)) },
  });
  const customer = {
    id: undefined as string | undefined,
    settled: false,
    resolve: (): void => undefined,
  };
  const account = {
    get: () => (customer.id === undefined ? undefined : { id: customer.id }),
    settled: () => customer.settled,
    subscribe: (listener: () => void) => {
      customer.resolve = listener;
      return () => undefined;
    },
  } as unknown as CurrentCustomer;
  const dispatched: { payload: { text: string } }[] = [];
  const context = {
    tenant: testTenant({ webApp: { offline: true }, ...tenant }),
    locale: { code: 'en-GB', prefix: '', label: 'English' },
    texts: { locale: 'en-GB', text: (key: string) => key },
    dispatch: (action: { payload: { text: string } }) => dispatched.push(action),
    getState: () => ({ core: { isWebView } }),
    getCapability: (ref: unknown) => (ref === currentCustomer ? account : undefined),
  } as unknown as FeatureContext;
  startWebApp(context);
  const become = (id: string | undefined) => {
    Object.assign(customer, { id, settled: true });
    customer.resolve();
  };
  return { register, posted, deleted, dispatched, become };
}

class Channel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close(): void } = {
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MessageChannel: Channel });
  loadThroughWorker(true);
});
afterEach(() => jest.useRealTimers());
const loadThroughWorker = (isThrough: boolean) =>
  Object.assign(performance, {
    getEntriesByType: (type: string) =>
      type === 'navigation' ? [{ workerStart: isThrough ? 120 : 0 }] : [],
  });
const settle = () => jest.advanceTimersByTimeAsync(3000);

describe('the service worker of a page', () => {
  it('is registered once the page has come to rest', async () => {
    const { register } = stage();
    expect(register).not.toHaveBeenCalled();
    await settle();
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  });

  it.each<[string, Stage]>([
    ['without the setting', { tenant: { webApp: undefined } }],
    ['turned off', { tenant: { webApp: { offline: false } } }],
    ['in preview', { tenant: { cms: { preview: true } } }],
    ["in the shop's own app", { isWebView: true }],
  ])('is not registered %s', async (_name, given) => {
    const { register } = stage(given);
    await settle();
    expect(register).not.toHaveBeenCalled();
  });

  it.each([
    ['no worker has', false],
    ['a worker has taken over while it loaded', true],
  ])('R13 stores what a page loaded without it, which %s', async (_name, isControlled) => {
    loadThroughWorker(false);
    const { posted } = stage({ isControlled });
    await settle();
    expect(posted).toContainEqual(expect.objectContaining({ type: 'CACHE_URLS' }));
  });

  it('stores nothing by message that came through it', async () => {
    const { posted } = stage();
    await settle();
    expect(posted).toEqual([{ type: 'COPY_DATE' }]);
  });

  it('stores the page, its files and its pictures, and nothing personal', () => {
    const names = [
      '/assets/a.js',
      '/_shop/en.1.json',
      '/media/a.webp',
      '/api/carts',
      '/x/_payload.json',
    ];
    const entries = [...names, 'https://elsewhere.example/assets/b.js'];
    Object.assign(performance, {
      getEntriesByType: () => entries.map((name) => ({ name: new URL(name, location.href).href })),
    });
    expect(loadedUrls()).toEqual([
      ['/', { headers: { accept: 'text/html' } }],
      '/assets/a.js',
      '/_shop/en.1.json',
      '/media/a.webp',
    ]);
  });
});

describe('a page from the store of the browser', () => {
  it('says how old it is', async () => {
    jest.setSystemTime(new Date('2026-11-25T18:00:00'));
    const { dispatched } = stage({ copy: new Date('2026-11-25T09:05:00').toUTCString() });
    await settle();
    expect(dispatched[0]?.payload.text).toBe(
      'You’re offline: this page is from 9:05. Prices may have changed.',
    );
  });

  it('names the day when that was not today', async () => {
    jest.setSystemTime(new Date('2026-11-25T18:00:00'));
    const { dispatched } = stage({ copy: new Date('2026-11-23T09:05:00').toUTCString() });
    await settle();
    expect(dispatched[0]?.payload.text).toContain('23 November');
  });

  it('is no news when it comes from the server', async () => {
    const { dispatched } = stage();
    await settle();
    expect(dispatched).toEqual([]);
  });
});

describe('the pages that were opened before', () => {
  it('are forgotten when the customer leaves, or another one comes', async () => {
    const { become, deleted } = stage();
    become('anna');
    expect(deleted).toEqual([]);
    become('anna');
    expect(deleted).toEqual([]);
    become(undefined);
    await settle();
    expect(deleted).toEqual(['larder-pages']);
    become('farid');
    await settle();
    expect(deleted).toEqual(['larder-pages', 'larder-pages']);
  });
});
