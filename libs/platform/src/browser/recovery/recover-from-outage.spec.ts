/** @jest-environment node */
import { api } from '../../api/base-api.js';
import type { View } from '../../render/app.js';
import { createStore, rootReducerOf } from '../../store/create-store.js';
import type { NavigationState } from '../navigator.js';
import { FIRST_RETRY_MS, recoverFromOutage } from './recover-from-outage.js';

const call = { id: 'getSomething', method: 'GET', path: '/api/something' } as const;
const { endpoints } = api.injectEndpoints({
  endpoints: (build) => ({
    getSomething: build.query<unknown, void>({ query: () => ({ call, args: {} }) }),
  }),
});

const screen: View = { kind: 'error', url: '/a', status: 500, message: '', data: undefined };
const missing: View = { ...screen, status: 404 };
const page = { kind: 'page', url: '/a' } as View;

/** A visit whose backend responds as `backend` defines. */
function visit(view: View, backend: { status: number }, isPartial = false) {
  const state: NavigationState = { view, isPending: false, historyAction: undefined, hash: '' };
  const opened: string[] = [];
  const loaded: string[] = [];
  const heads: string[] = [];
  const send = () =>
    Promise.resolve(new Response('{}', { status: backend.status, statusText: '' }));
  const store = createStore(rootReducerOf([]), {
    transport: {
      fetch: send,
      origin: '',
      locale: 'en',
      requestId: '1',
      xsrfToken: () => Promise.resolve(''),
      timeout: 1000,
    },
  });
  const start = (isWorthwhile = () => true) =>
    recoverFromOutage({
      store,
      isPartial,
      isWorthwhile,
      navigator: {
        state: () => state,
        subscribe: () => () => undefined,
        open: (url) => {
          opened.push(url);
          Object.assign(state, { view: page });
          return Promise.resolve();
        },
      },
      payloads: {
        load: (url) => {
          loaded.push(url);
          const whole = { status: 200, head: { title: '' }, queries: [], modules: [] };
          return Promise.resolve({ ...whole, isPartial: backend.status >= 500 });
        },
      },
      get: (url) => {
        heads.push(String(url));
        return send();
      },
    });
  return { store, opened, loaded, heads, start };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page that the backend broke', () => {
  it('ERR-06 gives the error screen’s place to the page once that can be had', async () => {
    const backend = { status: 500 };
    const { opened, heads, start } = visit(screen, backend);
    start();
    await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    expect([heads, opened]).toEqual([['/a'], []]);
    backend.status = 200;
    await jest.advanceTimersByTimeAsync(2 * FIRST_RETRY_MS);
    expect(opened).toEqual(['/a']);
    await jest.advanceTimersByTimeAsync(600_000);
    expect(heads).toHaveLength(2);
  });

  it('looks less and less often while nothing changes', async () => {
    const { heads, start } = visit(screen, { status: 500 });
    start();
    await jest.advanceTimersByTimeAsync(600_000);
    expect(heads.length).toBeGreaterThan(8);
    expect(heads.length).toBeLessThan(16);
  });

  it('repeats a call that failed, and none that was refused', async () => {
    const backend = { status: 502 };
    const { store, start } = visit(page, backend);
    start();
    const how = { subscribe: false };
    await store.dispatch(endpoints.getSomething.initiate(undefined, how));
    backend.status = 403;
    // The store notifies a moment later.
    await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS + 100);
    const select = endpoints.getSomething.select();
    expect(select(store.getState())).toMatchObject({ status: 'rejected', error: { status: 403 } });
    backend.status = 200;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(select(store.getState()).isError).toBe(true);
  });

  it('fetches the missing parts of a page', async () => {
    const backend = { status: 500 };
    const { loaded, start } = visit(page, backend, true);
    start();
    await jest.advanceTimersByTimeAsync(FIRST_RETRY_MS);
    backend.status = 200;
    await jest.advanceTimersByTimeAsync(600_000);
    expect(loaded).toEqual(['/a', '/a']);
  });

  it.each([
    ['nobody looks at it', screen, false],
    ['there is no such page', missing, true],
    ['it is whole', page, true],
  ])('is left alone while %s', async (_case, view, isWorthwhile) => {
    const { heads, loaded, start } = visit(view, { status: 500 });
    start(() => isWorthwhile);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([heads, loaded]).toEqual([[], []]);
  });
});
