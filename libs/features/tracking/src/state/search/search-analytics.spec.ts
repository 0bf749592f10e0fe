import type { Consent, SearchEvent } from '@larder/contracts/tracking';
import { SearchEvent as Contract } from '@larder/contracts/tracking/schemas';
import type { EarlyEvent } from '../../early.js';
import { clearVisitor } from '../../testing/settings.js';
import { queryCache } from './query-cache.js';
import { searchAnalytics } from './search-analytics.js';
import { userToken } from './user-token.js';

beforeEach(clearVisitor);

const none: Consent = { marketing: false, statistic: false, targetGroupSelection: false };
const at = '2026-11-24T09:00:00.000Z';
const earlyEvent = (kind: string, payload: unknown) =>
  ({ kind, payload, path: '/', at }) as EarlyEvent;
const click = earlyEvent('search_event', {
  eventType: 'click',
  queryID: 'q1',
  objectIDs: ['apple'],
  positions: [7],
});
const shown = earlyEvent('search_shown', { queryID: 'q2', skus: ['milk', 'oats'], position: 25 });
const added = (...skus: string[]) =>
  earlyEvent('add_to_cart', { lines: skus.map((sku) => ({ sku, quantity: 1 })) });
const ordered = (...skus: string[]) =>
  earlyEvent('checkout_confirmation', {
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
  it('TRK-24 TRK-25 sends a click with query, object, position and the visitor’s token', () => {
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

  it('TRK-24 sends an order of found products once, by query, also in another document', () => {
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

  it('TRK-24 names at most the 100 products in one event that the contract allows', () => {
    const skus = Array.from({ length: 101 }, (_unused, i) => `s${i}`);
    const { take, sent } = begin();
    take(earlyEvent('search_shown', { queryID: 'q', skus, position: 1 }));
    take(added(...skus));
    take(ordered(...skus));
    expect(sent.map(({ objectIDs, positions }) => [objectIDs.length, positions.length])).toEqual([
      [100, 100],
    ]);
    expect(Contract.safeParse(sent[0]).error).toBeUndefined();
  });

  it('what another page showed found nothing that is added later', () => {
    const { take, restart, sent } = begin();
    take(shown);
    restart();
    take(added('milk'));
    take(ordered('milk'));
    expect(sent).toEqual([]);
  });

  it('TRK-30 without consent to statistics there is no event, no cookie and no storage', () => {
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

  it('TRK-30 cookie and storage appear with consent and are removed with it', () => {
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
});
