import type { Consent, SearchEvent } from '@larder/contracts/tracking';
import { SearchEvent as Contract } from '@larder/contracts/tracking/schemas';
import type { Happening } from '../early.js';
import { forgetVisitor } from '../testing/settings.js';
import { MOST_QUERIES, queryCache } from './query-cache.js';
import { searchAnalytics } from './search-analytics.js';
import { USER_COOKIE_S, userToken } from './user-token.js';

beforeEach(forgetVisitor);

const none: Consent = { marketing: false, statistic: false, targetGroupSelection: false };
const at = '2026-11-24T09:00:00.000Z';
const happening = (kind: string, told: unknown) => ({ kind, told, path: '/', at }) as Happening;
const click = happening('search_event', {
  eventType: 'click',
  queryID: 'q1',
  objectIDs: ['apple'],
  positions: [7],
});
const shown = happening('search_shown', { queryID: 'q2', skus: ['milk', 'oats'], position: 25 });
const added = (...skus: string[]) =>
  happening('add_to_cart', { lines: skus.map((sku) => ({ sku, quantity: 1 })) });
const ordered = (...skus: string[]) =>
  happening('checkout_confirmation', {
    order: { productLineItems: skus.map((sku) => ({ product: { sku } })) },
  });

function begin(statistic = true) {
  const sent: SearchEvent[] = [];
  let consent: Consent = { ...none, statistic };
  const analytics = searchAnalytics({
    consent: () => consent,
    send: (event) => void sent.push(event),
    cache: queryCache(() => window.localStorage),
  });
  const change = (isOn: boolean) => {
    consent = { ...none, statistic: isOn };
    analytics.consentChanged();
  };
  return { ...analytics, sent, change };
}

describe('search analytics', () => {
  it('TRK-24 TRK-25 tells a click with query, object, position and the visitor’s token', () => {
    const { take, sent } = begin();
    take(click);
    expect(sent).toEqual([
      {
        eventType: 'click',
        queryID: 'q1',
        objectIDs: ['apple'],
        positions: [7],
        userToken: userToken(),
        at,
      },
    ]);
    expect(Contract.safeParse(sent[0]).success).toBe(true);
  });

  it('TRK-24 tells an order of what was found once, by query, in another document too', () => {
    const before = begin();
    before.take(shown);
    before.take(click);
    before.take(added('oats', 'bread'));
    const { take, sent } = begin();
    take(ordered('bread', 'apple', 'oats', 'milk'));
    take(ordered('apple'));
    expect(
      sent.map(({ eventType, queryID, objectIDs, positions }) => [
        eventType,
        queryID,
        objectIDs,
        positions,
      ]),
    ).toEqual([
      ['conversion', 'q1', ['apple'], [7]],
      ['conversion', 'q2', ['oats'], [26]],
    ]);
  });

  it('what another page showed found nothing that is added later', () => {
    const { take, restart, sent } = begin();
    take(shown);
    restart();
    take(added('milk'));
    take(ordered('milk'));
    expect(sent).toEqual([]);
  });

  it('TRK-30 without consent to statistics there is no event, no cookie and nothing kept', () => {
    const { take, sent, change } = begin(false);
    change(false);
    take(click);
    take(shown);
    take(added('milk'));
    take(ordered('apple', 'milk'));
    expect(sent).toEqual([]);
    expect(document.cookie).toBe('');
    expect(window.localStorage).toHaveLength(0);
  });

  it('TRK-30 cookie and memory come with consent and go with it', () => {
    const { take, sent, change } = begin();
    change(true);
    expect(document.cookie).toMatch(/^analytics_user=[0-9a-f]{32}$/);
    take(click);
    change(false);
    expect(document.cookie).toBe('');
    expect(window.localStorage).toHaveLength(0);
    change(true);
    take(ordered('apple'));
    expect(sent.map(({ eventType }) => eventType)).toEqual(['click']);
  });

  it('TRK-29 the visitor’s cookie lives for 6 x 30 days', () => {
    const set = jest.spyOn(document, 'cookie', 'set');
    userToken();
    expect(USER_COOKIE_S).toBe(6 * 30 * 24 * 3600);
    expect(set.mock.calls[0]?.[0]).toContain('max-age=15552000; samesite=lax');
    set.mockRestore();
  });
});

describe('the query cache', () => {
  const found = (i: number) => ({ sku: `s${i}`, queryID: 'q', position: 1 });

  it('TRK-28 holds 5000 entries and trims the oldest', () => {
    let text = '';
    const storage = {
      getItem: () => JSON.stringify(Array.from({ length: 5000 }, (_unused, i) => found(i))),
      setItem: (_key: string, next: string) => void (text = next),
    } as unknown as Storage;
    const cache = queryCache(() => storage);
    expect(MOST_QUERIES).toBe(5000);
    cache.remember(found(0));
    cache.remember(found(5000));
    const kept = (JSON.parse(text) as { sku: string }[]).map(({ sku }) => sku);
    expect(kept).toHaveLength(5000);
    expect([kept[0], kept.at(-2), kept.at(-1)]).toEqual(['s2', 's0', 's5000']);
    expect(cache.take(['s1', 's0']).map(({ sku }) => sku)).toEqual(['s0']);
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
