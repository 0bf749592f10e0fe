/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api/base-api.js';
import { request } from '../api/endpoint.js';
import type { TransportOptions } from '../api/transport.js';
import { finishedQueries } from '../navigation/payload.js';
import { createStore, rootReducerOf, type AppStore } from '../store/create-store.js';
import { answer, fakeBackend, type Handlers } from '../testing/fake-backend.js';
import {
  cachedQueries,
  installServerHooks,
  withServerQueries,
  type PageFetch,
} from './server-queries.js';

const call = { id: 'getReady', method: 'GET', path: '/api/ready/:id' } as const;
const line = request(call as never) as never;
type Args = { readonly params: { readonly id: string }; readonly more?: string };

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    getReady: build.query<{ name: string }, Args>({ query: line }),
    getReadyName: build.query<{ upper: string }, Args>({
      query: line,
      transformResponse: ({ name }: { name: string }) => ({ upper: name.toUpperCase() }),
    }),
    getWithQueryFn: build.query<string, void>({ queryFn: () => ({ data: 'own' }) }),
  }),
});
const { getReady, getReadyName, getWithQueryFn } = probe.endpoints;
const args: Args = { params: { id: '1' } };

function server(handlers: Handlers, known?: PageFetch['known']) {
  const backend = fakeBackend(handlers);
  const transport: TransportOptions = {
    fetch: Object.assign(backend.fetch, known ? { known } : {}),
    origin: '',
    locale: 'de-AT',
    requestId: 'r-1',
    xsrfToken: () => Promise.resolve(''),
    timeout: 1000,
  };
  const store = createStore(withServerQueries(rootReducerOf([])), { transport });
  return { store, query: cachedQueries(store, transport), calls: backend.calls };
}

function shown(store: AppStore, hook: () => object): string {
  function View() {
    return JSON.stringify(hook());
  }
  installServerHooks(store);
  const html = renderToString(
    <Provider store={store}>
      <View />
    </Provider>,
  );
  return html.replaceAll('&quot;', '"');
}

const apples = { 'GET /api/ready/:id': () => ({ name: 'apples' }) };

describe('queries of a page that is made', () => {
  it('serve all callers, selectors, hooks and the payload alike', async () => {
    const { store, query } = server(apples);
    expect(await query(getReady, args)).toEqual({ name: 'apples' });
    expect(getReady.select(args)(store.getState())).toMatchObject({
      data: { name: 'apples' },
      isSuccess: true,
    });
    expect(shown(store, () => probe.useGetReadyQuery(args))).toContain('"name":"apples"');
    expect(finishedQueries(store.getState())).toEqual([['getReady', args, { name: 'apples' }]]);
  });

  it('are sent once, for any order of their arguments', async () => {
    const { query, calls } = server(apples);
    await Promise.all([
      query(getReady, { ...args, more: 'x' }),
      query(getReady, { more: 'x', ...args }),
    ]);
    expect(calls).toHaveLength(1);
  });

  it('report an error like RTK Query', async () => {
    const { store, query } = server({ 'GET /api/ready/:id': () => answer(404) });
    await expect(query(getReady, args)).rejects.toMatchObject({ status: 404 });
    const text = shown(store, () => probe.useGetReadyQuery(args));
    expect(text).toContain('"isError":true');
    expect(finishedQueries(store.getState())).toEqual([]);
  });

  it('use a cached public response as it is, and transform it once', async () => {
    const apple = Object.freeze({ name: 'apples' });
    const known = jest.fn(() => apple);
    const first = server({}, known);
    const second = server({}, known);
    expect(await first.query(getReady, args)).toBe(apple);
    expect(known).toHaveBeenCalledWith('/api/ready/1', 'de-AT');
    const upper = await first.query(getReadyName, args);
    expect(upper).toEqual({ upper: 'APPLES' });
    expect(await second.query(getReadyName, args)).toBe(upper);
    expect(Object.isFrozen(upper)).toBe(true);
    expect(first.calls).toEqual([]);
  });

  it('have a fixed order in the payload', async () => {
    const ids = ['1', '2', '3'];
    const written = async (order: readonly string[]) => {
      const { store, query } = server(apples);
      for (const id of order) await query(getReady, { params: { id } });
      return JSON.stringify(finishedQueries(store.getState()));
    };
    expect(await written(ids.toReversed())).toBe(await written(ids));
  });

  it('leave endpoints with a queryFn to RTK Query', async () => {
    const { query } = server({});
    expect(query(getWithQueryFn, undefined)).toBeUndefined();
  });
});

describe('a query in a component on the server', () => {
  it('is pending when it was not preloaded', () => {
    const { store } = server({});
    expect(shown(store, () => probe.useGetReadyQuery(args))).toContain('"isLoading":true');
  });

  it.each([
    ['skipped by its options', () => probe.useGetReadyQuery(args, { skip: true })],
    ['without arguments', () => probe.useGetReadyQuery(skipToken)],
  ])('shows nothing when it is %s', async (_case, hook) => {
    const { store, query } = server(apples);
    await query(getReady, args);
    const text = shown(store, hook);
    expect(text).toContain('"isUninitialized":true');
    expect(text).not.toContain('apples');
  });

  it('is RTK Query’s own in any other store', async () => {
    const { store } = server(apples);
    installServerHooks(store);
    const other = server(apples).store;
    await other.dispatch(getReady.initiate(args));
    const html = renderToString(
      <Provider store={other}>
        <Other />
      </Provider>,
    );
    expect(html).toBe('apples fulfilled');
  });
});

function Other() {
  const { data, status } = probe.useGetReadyQuery(args);
  return `${data?.name} ${status}`;
}
