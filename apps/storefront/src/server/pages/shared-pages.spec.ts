/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { createCachedResponse } from '../http/cached-response.js';
import type { PublicPage } from './page-cache.js';
import { createSharedPages, type ValkeyClient } from './shared-pages.js';

/** What the connections of one Valkey see of each other. */
function fakeValkey() {
  const values = new Map<string, Buffer>();
  const sets = new Map<string, Set<string>>();
  const listeners: ((channel: string, message: string) => void)[] = [];
  const onReady: (() => void)[] = [];
  const state = { isDown: false };
  const when = <T>(work: () => T): Promise<T> =>
    state.isDown ? Promise.reject(new Error('no connection')) : Promise.resolve(work());
  const client = (): ValkeyClient => ({
    getBuffer: (key) => when(() => values.get(key) ?? null),
    set: (key, value) => when(() => values.set(key, value)),
    sadd: (key, member) => when(() => sets.set(key, (sets.get(key) ?? new Set()).add(member))),
    expire: () => when(() => 1),
    smembers: (key) => when(() => [...(sets.get(key) ?? [])]),
    del: (...keys) => when(() => keys.forEach((key) => values.delete(key))),
    publish: (channel, message) =>
      when(() => listeners.forEach((listener) => listener(channel, message))),
    subscribe: () => when(() => 1),
    on: (event: 'message' | 'ready', listener: (...args: string[]) => void) =>
      event === 'ready' ? onReady.push(listener) : listeners.push(listener),
    quit: () => Promise.resolve(),
  });
  const connect = async () => {
    for (const listener of onReady) listener();
    await new Promise(setImmediate);
  };
  return { client, state, values, connect };
}

function page(text: string, tags: readonly string[] = []): PublicPage {
  const answer = createCachedResponse({
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: Buffer.from(text),
    encoded: { br: brotliCompressSync(text) },
  });
  return { answer, tags } as Omit<PublicPage, symbol> as PublicPage;
}
const MINUTE = { fresh: 60, stale: 300 };

function setUp() {
  const valkey = fakeValkey();
  const clock = { now: 0 };
  const report = jest.fn();
  const host = (buildId = 'b1') => {
    const [onPurge, onGap] = [jest.fn(), jest.fn()];
    const { client } = valkey;
    const parts = { client: client(), listener: client(), buildId, onPurge, onGap, report };
    return { ...createSharedPages({ ...parts, now: () => clock.now }), onPurge, onGap };
  };
  return { valkey, clock, report, host };
}

describe('pages that hosts share', () => {
  it('are restored unchanged, with the rest of their freshness', async () => {
    const { host, clock } = setUp();
    const [one, other] = [host(), host()];
    const made = page('Äpfel', ['getProduct:1']);
    await one.put('shop /a', made, MINUTE);
    clock.now = 20_000;
    const found = await other.get('shop /a');
    expect(found?.fresh).toBe(40);
    expect(found?.page.tags).toEqual(['getProduct:1']);
    expect(found?.page.answer).toMatchObject({ status: 200, etag: made.answer.etag });
    expect(found?.page.answer.headers).toEqual({ 'content-type': 'text/html' });
    expect(found?.page.answer.variants.identity.body.toString()).toBe('Äpfel');
    expect(found?.page.answer.variants.br?.body).toEqual(brotliCompressSync('Äpfel'));
  });

  it('are served neither stale nor by another build', async () => {
    const { host, clock } = setUp();
    await host().put('shop /a', page('A'), MINUTE);
    expect(await host('b2').get('shop /a')).toBeUndefined();
    clock.now = 60_000;
    expect(await host().get('shop /a')).toBeUndefined();
  });

  it('are purged for all hosts at once', async () => {
    const { host } = setUp();
    const [one, other] = [host(), host()];
    await one.put('shop /a', page('A', ['getPage']), MINUTE);
    await one.put('shop /b', page('B', ['getOther']), MINUTE);
    await other.purge(['getPage']);
    expect(await one.get('shop /a')).toBeUndefined();
    expect(await one.get('shop /b')).toBeDefined();
    expect(one.onPurge).toHaveBeenCalledWith(['getPage']);
    expect(other.onPurge).toHaveBeenCalledWith(['getPage']);
  });

  it('are purged as soon as the store is back, and hosts know that they may have missed some', async () => {
    const { host, valkey } = setUp();
    const [one, other] = [host(), host()];
    await valkey.connect();
    expect(one.onGap).not.toHaveBeenCalled();
    await one.put('shop /a', page('A', ['getPage']), MINUTE);
    valkey.state.isDown = true;
    await one.purge(['getPage']);
    valkey.state.isDown = false;
    await valkey.connect();
    expect(await other.get('shop /a')).toBeUndefined();
    expect(other.onPurge).toHaveBeenCalledWith(['getPage']);
    expect(other.onGap).toHaveBeenCalledTimes(1);
  });

  it('are missing, and no more than that, while the store is away or holds nonsense', async () => {
    const { host, valkey, report } = setUp();
    const one = host();
    valkey.values.set('larder:b1:shop /a', Buffer.from([0, 0, 0, 9, 1]));
    expect(await one.get('shop /a')).toBeUndefined();
    valkey.state.isDown = true;
    await one.put('shop /a', page('A'), MINUTE);
    await one.purge(['x']);
    expect(await one.get('shop /a')).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(4);
  });
});
