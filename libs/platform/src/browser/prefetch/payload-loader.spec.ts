import { indexModules, type Load } from '../../feature/module-index.js';
import { createStore, rootReducerOf } from '../../store/create-store.js';
import { createPayloadLoader } from './payload-loader.js';
import { createPayloadPrefetcher } from './prefetch-payloads.js';

const now: Load = (module) => module.load();

function setUp(answers: (Response | Error)[]) {
  const requests: string[] = [];
  const store = createStore(rootReducerOf([]), { transport: {} as never });
  const get = (url: string) => {
    requests.push(url);
    const answer = answers[requests.length - 1];
    return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const clock = { now: 0 };
  const loader = createPayloadLoader(store, indexModules([]), get as typeof fetch);
  const prefetch = createPayloadPrefetcher(loader, now, () => clock.now);
  return { loader, prefetch, requests, clock };
}

const payload = (title: string) =>
  ({
    json: () => Promise.resolve({ status: 200, head: { title }, queries: [], modules: [] }),
  }) as Response;

describe('payloads', () => {
  it('API-013 PLAT-43 are taken from the prefetched ones', async () => {
    const { loader, prefetch, requests } = setUp([payload('ahead')]);
    prefetch('/a?b=1');
    prefetch('/a?b=1');
    expect((await loader.load('/a?b=1'))?.head.title).toBe('ahead');
    expect(requests).toEqual(['/a/_payload.json?b=1']);
  });

  it('are fetched again when the prefetched ones are older than a minute', async () => {
    const { loader, prefetch, clock } = setUp([payload('old'), payload('new')]);
    prefetch('/a');
    clock.now = 60_000;
    expect((await loader.load('/a'))?.head.title).toBe('new');
  });

  it('are fetched again when prefetching has failed', async () => {
    const { loader, prefetch } = setUp([new Error('offline'), payload('new')]);
    prefetch('/a');
    expect((await loader.load('/a'))?.head.title).toBe('new');
  });
});
