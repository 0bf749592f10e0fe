import { MAX_QUERIES, queryCache } from './query-cache.js';

const KEY = 'analytics_queries';
const found = (i: number) => ({ sku: `s${i}`, queryID: 'q', position: 1 });
const browserCache = () => queryCache(() => window.localStorage);

beforeEach(() => window.localStorage.clear());

describe('the query cache', () => {
  it('TRK-28 holds 5000 entries and trims the oldest', () => {
    const stored = Array.from({ length: 5000 }, (_unused, i) => found(i));
    window.localStorage.setItem(KEY, JSON.stringify(stored));
    const cache = browserCache();
    expect(MAX_QUERIES).toBe(5000);
    cache.remember(found(0));
    cache.remember(found(5000));
    const text = window.localStorage.getItem(KEY) ?? '';
    const kept = (JSON.parse(text) as { sku: string }[]).map(({ sku }) => sku);
    expect(kept).toHaveLength(5000);
    expect([kept[0], kept.at(-2), kept.at(-1)]).toEqual(['s2', 's0', 's5000']);
    expect(cache.take(['s1', 's0']).map(({ sku }) => sku)).toEqual(['s0']);
  });

  it('TRK-24 outlives the document, and returns each product once', () => {
    browserCache().remember(found(1));
    browserCache().remember(found(2));
    expect(browserCache().take(['s1', 's3'])).toEqual([found(1)]);
    expect(browserCache().take(['s1', 's2'])).toEqual([found(2)]);
  });

  it('writes nothing when it knows none of the products', () => {
    expect(browserCache().take(['s1'])).toEqual([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['{', '{}', '7', 'null', '[null]'])('starts empty when the storage holds %s', (text) => {
    window.localStorage.setItem(KEY, text);
    browserCache().remember(found(1));
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual([found(1)]);
  });

  it('works without a storage, for this document', () => {
    const cache = queryCache(() => {
      throw new Error('shut');
    });
    cache.remember(found(1));
    expect(cache.take(['s1', 's1', 's2'])).toEqual([found(1)]);
    cache.clear();
    expect(cache.take(['s1'])).toEqual([]);
  });
});
