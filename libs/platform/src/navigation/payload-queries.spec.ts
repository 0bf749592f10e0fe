/** @jest-environment node */
import { api } from '../api/base-api.js';
import { createStore, rootReducerOf } from '../store/create-store.js';
import { adoptQueries, finishedQueries, type QueryEntry } from './payload.js';

describe('answers that a page brings along', () => {
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
  const { good, bad } = api.injectEndpoints({
    endpoints: (build) => ({
      good: build.query<string, string>({ queryFn: (arg) => ({ data: arg }) }),
      bad: build.query<string, void>({
        queryFn: () => ({ error: { status: 500, data: { errorCode: '', message: '' } } }),
      }),
    }),
  }).endpoints;

  it('are the fulfilled ones, with name, arguments and value, in a fixed order', async () => {
    const store = aStore();
    void (await store.dispatch(bad.initiate()));
    for (const arg of ['b', 'a']) await store.dispatch(good.initiate(arg));
    expect(finishedQueries(store.getState())).toEqual([
      ['good', 'a', 'a'],
      ['good', 'b', 'b'],
    ]);
  });

  it('are there in another store, and none makes no change', () => {
    const store = aStore();
    const before = store.getState();
    adoptQueries(store, []);
    expect(store.getState()).toBe(before);
    adoptQueries(store, [['good', 'x', 'y']] as QueryEntry[]);
    expect(good.select('x')(store.getState()).data).toBe('y');
  });
});
