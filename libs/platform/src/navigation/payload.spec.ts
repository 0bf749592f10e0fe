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
