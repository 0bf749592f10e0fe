import { api } from '../api/base-api.js';
import { createStore, rootReducerOf } from '../store/create-store.js';
import { adoptQueries, finishedQueries, type QueryEntry } from './payload.js';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    payloadProbe: build.query<string, void>({ queryFn: () => ({ data: 'from the server' }) }),
  }),
});

const aStore = () =>
  createStore(rootReducerOf([]), {
    transport: {
      fetch: () => Promise.reject(new Error('not called')),
      origin: '',
      locale: 'en',
      requestId: 'test',
      xsrfToken: () => Promise.resolve(''),
      timeout: 1000,
    },
  });

it('finds the answer of a call without arguments again after its way through JSON', async () => {
  const server = aStore();
  await server.dispatch(probe.endpoints.payloadProbe.initiate());
  const sent = JSON.stringify(finishedQueries(server.getState()));
  const browser = aStore();
  adoptQueries(browser, JSON.parse(sent) as QueryEntry[]);
  const { data } = probe.endpoints.payloadProbe.select()(browser.getState());
  expect(data).toBe('from the server');
});

it('lists responses by key, in a stable order, and leaves out pending ones', async () => {
  const store = aStore();
  const { answer, never } = api.injectEndpoints({
    endpoints: (build) => ({
      answer: build.query<string, string>({ queryFn: (arg) => ({ data: arg }) }),
      never: build.query<string, void>({ queryFn: () => new Promise<never>(() => undefined) }),
    }),
  }).endpoints;
  void store.dispatch(never.initiate());
  for (const arg of ['c', 'a', 'b']) await store.dispatch(answer.initiate(arg));
  expect(finishedQueries(store.getState()).map(([, arg]) => arg)).toEqual(['a', 'b', 'c']);
});
