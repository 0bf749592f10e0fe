import fc from 'fast-check';
import { createCachedResponse } from '../http/cached-response.js';
import { createPageCache, type PublicPage } from './page-cache.js';

function page(text: string, tags: readonly string[] = []): PublicPage {
  const answer = createCachedResponse({ status: 200, headers: {}, body: Buffer.from(text) });
  return { answer, tags } as Omit<PublicPage, symbol> as PublicPage;
}
const MINUTE = { fresh: 60, stale: 300 };

function setUp(room = 1_000_000) {
  const clock = { now: 0 };
  return { clock, cache: createPageCache(room, () => clock.now) };
}

describe('the page cache', () => {
  it('returns until when a page is fresh and until when it may be served stale', () => {
    const { cache, clock } = setUp();
    cache.put('a', page('A'), MINUTE);
    expect(cache.get('a')).toMatchObject({ freshUntil: 60_000, staleUntil: 360_000 });
    clock.now = 359_999;
    expect(cache.get('a')).toBeDefined();
    clock.now = 360_000;
    expect(cache.get('a')).toBeUndefined();
    expect(cache.bytes).toBe(0);
  });

  it('drops the least recently used when there is no room', () => {
    const { cache } = setUp(3 * page('x').answer.bytes);
    for (const key of ['a', 'b', 'c']) cache.put(key, page('x'), MINUTE);
    cache.get('a');
    cache.put('d', page('x'), MINUTE);
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  it('keeps nothing that is bigger than its room', () => {
    const { cache } = setUp(0);
    cache.put('a', page('A'), MINUTE);
    expect(cache.get('a')).toBeUndefined();
  });

  it('purges the pages that show a thing, and no others', () => {
    const { cache } = setUp();
    cache.put('a', page('A', ['getProduct:1', 'getPage']), MINUTE);
    cache.put('b', page('B', ['getProduct:2']), MINUTE);
    const before = cache.generation;
    expect(cache.purge(['getProduct:1', 'getPage', 'unknown'])).toBe(1);
    expect([cache.get('a'), cache.get('b')]).toEqual([undefined, expect.anything()]);
    expect(cache.generation).not.toBe(before);
  });

  it('expires every page: each is served once more, keeps its tags and its turn to be dropped', () => {
    const { cache, clock } = setUp(2 * page('x').answer.bytes);
    cache.put('a', page('x', ['getPage']), MINUTE);
    cache.put('b', page('x'), MINUTE);
    const { generation } = cache;
    clock.now = 5000;
    cache.expire();
    expect(cache.generation).not.toBe(generation);
    expect(cache.get('b')).toMatchObject({ freshUntil: 5000, staleUntil: 360_000 });
    cache.put('c', page('x'), MINUTE);
    expect([cache.get('a'), cache.get('b')?.freshUntil]).toEqual([undefined, 5000]);
    expect(cache.purge(['getPage'])).toBe(0);
  });

  it('replaces a response only by an equal one', () => {
    const { cache } = setUp();
    const first = page('A');
    cache.put('a', first, MINUTE);
    cache.replace('a', page('B').answer);
    expect(cache.get('a')?.answer).toBe(first.answer);
    const better = page('A').answer;
    cache.replace('a', better);
    expect(cache.get('a')?.answer).toBe(better);
  });

  it('never exceeds its size, and counts correctly, for any sequence', () => {
    const key = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const command = fc.oneof(
      fc.record({ kind: fc.constant('put'), key, text: fc.string({ maxLength: 4000 }) }),
      fc.record({ kind: fc.constant('get'), key, text: fc.constant('') }),
      fc.record({ kind: fc.constant('purge'), key, text: fc.constant('') }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const { cache } = setUp(9000);
        for (const { kind, key: name, text } of commands) {
          if (kind === 'put') cache.put(name, page(text, [name]), MINUTE);
          else if (kind === 'get') cache.get(name);
          else cache.purge([name]);
          expect(cache.bytes).toBeLessThanOrEqual(9000);
        }
        cache.purge(['a', 'b', 'c', 'd', 'e']);
        expect(cache.bytes).toBe(0);
      }),
    );
  });
});
