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
    get: (key) => when(() => values.get(key)?.toString() ?? null),
    incr: (key) => when(() => values.set(key, Buffer.from(`${Number(values.get(key) ?? 0) + 1}`))),
    // What the script does, at once.
    eval: (_script, count, ...args) =>
      when(() => {
        const [purges = '', page = '', ...tags] = args.slice(0, count).map(String);
        const [expected, value] = args.slice(count);
        if ((values.get(purges)?.toString() ?? '0') !== expected) return 0;
        values.set(page, value as Buffer);
        for (const tag of tags) sets.set(tag, (sets.get(tag) ?? new Set()).add(page));
        return 1;
      }),
    getBuffer: (key) => when(() => values.get(key) ?? null),
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
    const onPurge = jest.fn();
    const onGap = jest.fn();
    const { client } = valkey;
    const parts = { client: client(), listener: client(), buildId, onPurge, onGap, report };
    const pages = createSharedPages({ ...parts, now: () => clock.now });
    const store = async (key: string, made: PublicPage) =>
      pages.put(key, made, MINUTE, (await pages.get(key)).purges);
    return { ...pages, store, onPurge, onGap };
  };
  return { valkey, clock, report, host };
}

describe('pages that hosts share', () => {
  it('are restored unchanged, with the rest of their freshness', async () => {
    const { host, clock } = setUp();
    const one = host();
    const other = host();
    const made = page('Äpfel', ['getProduct:1']);
    await one.store('shop /a', made);
    clock.now = 20_000;
    const { stored: found } = await other.get('shop /a');
    expect(found?.fresh).toBe(40);
    expect(found?.page.tags).toEqual(['getProduct:1']);
    expect(found?.page.answer).toMatchObject({ status: 200, etag: made.answer.etag });
    expect(found?.page.answer.headers).toEqual({ 'content-type': 'text/html' });
    expect(found?.page.answer.variants.identity.body.toString()).toBe('Äpfel');
    expect(found?.page.answer.variants.br?.body).toEqual(brotliCompressSync('Äpfel'));
  });

  it('are served neither stale nor by another build', async () => {
    const { host, clock } = setUp();
    await host().store('shop /a', page('A'));
    expect((await host('b2').get('shop /a')).stored).toBeUndefined();
    clock.now = 60_000;
    expect((await host().get('shop /a')).stored).toBeUndefined();
  });

  it('are purged for all hosts at once', async () => {
    const { host } = setUp();
    const one = host();
    const other = host();
    await one.store('shop /a', page('A', ['getPage']));
    await one.store('shop /b', page('B', ['getOther']));
    await other.purge(['getPage']);
    expect((await one.get('shop /a')).stored).toBeUndefined();
    expect((await one.get('shop /b')).stored?.page.tags).toEqual(['getOther']);
    expect(one.onPurge).toHaveBeenCalledWith(['getPage']);
    expect(other.onPurge).toHaveBeenCalledWith(['getPage']);
  });

  it('are purged by a host of another build, while one replaces the other', async () => {
    const { host } = setUp();
    const old = host('b1');
    await old.store('shop /a', page('A', ['getPage']));
    await host('b2').purge(['getPage']);
    expect((await old.get('shop /a')).stored).toBeUndefined();
  });

  it('are not stored when a host has purged anything since they were looked up', async () => {
    const { host } = setUp();
    const one = host();
    const other = host();
    const { purges } = await one.get('shop /a');
    await other.purge(['getPage']);
    await one.put('shop /a', page('old', ['getPage']), MINUTE, purges);
    expect((await other.get('shop /a')).stored).toBeUndefined();
    const made = page('new', ['getPage']);
    await one.store('shop /a', made);
    expect((await other.get('shop /a')).stored?.page.answer.etag).toBe(made.answer.etag);
  });

  it('are purged within two seconds when a command failed on a connection that holds', async () => {
    jest.useFakeTimers();
    const { host, valkey, report } = setUp();
    const one = host();
    const other = host();
    await one.store('shop /a', page('A', ['getPage']));
    valkey.state.isDown = true;
    await one.purge(['getPage']);
    await jest.advanceTimersByTimeAsync(1500);
    valkey.state.isDown = false;
    await jest.advanceTimersByTimeAsync(1000);
    jest.useRealTimers();
    expect(other.onPurge).toHaveBeenCalledWith(['getPage']);
    expect((await other.get('shop /a')).stored).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('are purged as soon as the store is back, and hosts know that they may have missed some', async () => {
    const { host, valkey } = setUp();
    const one = host();
    const other = host();
    await valkey.connect();
    expect(one.onGap).not.toHaveBeenCalled();
    await one.store('shop /a', page('A', ['getPage']));
    valkey.state.isDown = true;
    await one.purge(['getPage']);
    valkey.state.isDown = false;
    await valkey.connect();
    expect((await other.get('shop /a')).stored).toBeUndefined();
    expect(other.onPurge).toHaveBeenCalledWith(['getPage']);
    expect(other.onGap).toHaveBeenCalledTimes(1);
  });

  it('are missing, and no more than that, while the store is away or holds nonsense', async () => {
    const { host, valkey, report } = setUp();
    const one = host();
    valkey.values.set('larder:b1:shop /a', Buffer.from([0, 0, 0, 9, 1]));
    expect((await one.get('shop /a')).stored).toBeUndefined();
    valkey.state.isDown = true;
    await one.put('shop /a', page('A'), MINUTE, '0');
    await one.purge(['x']);
    expect((await one.get('shop /a')).stored).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(4);
  });
});
