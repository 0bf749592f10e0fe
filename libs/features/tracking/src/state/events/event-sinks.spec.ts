import type { Consent, TrackingEvent } from '@larder/contracts/tracking';
import type { EarlyEvent } from '../../early.js';
import { dataLayer } from './data-layer.js';
import { createQueue } from './queue.js';
import { toEvent } from './to-event.js';
import { visitorOf } from './visitor.js';

const none: Consent = { marketing: false, statistic: false, targetGroupSelection: false };
const eventOf = (page: string) => ({ event: 'page_view', page }) as TrackingEvent;
const layers = window as unknown as Record<string, unknown>;
afterEach(() => {
  delete layers['ownLayer'];
});

describe('the data layer', () => {
  it.each([
    ['statistics', { statistic: true }, true],
    ['marketing', { marketing: true }, true],
    ['target groups alone', { targetGroupSelection: true }, false],
    ['nothing', {}, false],
  ])('TRK-05 takes events with consent to %s: %#', (_name, given, isAllowed) => {
    expect(dataLayer('ownLayer').allows({ ...none, ...given })).toBe(isAllowed);
  });

  it('TRK-12 is the array that scripts read, made when it is not there', () => {
    const layer = dataLayer('ownLayer');
    layer.send(eventOf('a'));
    layer.send(eventOf('b'));
    expect(layers['ownLayer']).toEqual([eventOf('a'), eventOf('b')]);
  });

  it('TRK-12 keeps what scripts have put into it', () => {
    layers['ownLayer'] = ['before'];
    dataLayer('ownLayer').send(eventOf('a'));
    expect(layers['ownLayer']).toEqual(['before', eventOf('a')]);
  });
});

describe('events for several receivers', () => {
  it('TRK-05 each gets every event once, from the consent that it needs on', () => {
    const sent: Record<'statistic' | 'marketing', string[]> = { statistic: [], marketing: [] };
    let allowed = { ...none, statistic: true };
    const outlets = (['statistic', 'marketing'] as const).map((name) => ({
      allows: (consent: Consent) => consent[name],
      send: ({ page }: TrackingEvent) => void sent[name].push(page),
    }));
    const queue = createQueue(outlets, () => allowed);
    queue.add(eventOf('a'));
    queue.add(eventOf('b'));
    expect(sent).toEqual({ statistic: ['a', 'b'], marketing: [] });
    allowed = { ...allowed, marketing: true };
    queue.flush();
    queue.add(eventOf('c'));
    expect(sent).toEqual({ statistic: ['a', 'b', 'c'], marketing: ['a', 'b', 'c'] });
    queue.restart();
    queue.flush();
    queue.add(eventOf('d'));
    expect(sent.statistic).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('what is reported', () => {
  const at = '2026-11-24T09:00:00.000Z';
  const around = (isEmbedded = false) => ({
    naming: { prefix: 'Shop', home: '/' },
    isEmbedded,
    visitor: () => visitorOf(undefined, false),
  });
  const earlyEvent = (kind: string, payload: unknown) =>
    ({ kind, payload, path: '/a', at }) as unknown as EarlyEvent;
  const item = { sku: 'apple', quantity: 1, price: 60 };
  const common = { at, page: 'Shop:a', login_status: 'guest', user_type: 'guest' };

  it('TRK-15 of a page is that it was viewed, and of a product which', () => {
    expect(toEvent(earlyEvent('page_view', undefined), around())).toEqual({
      ...common,
      event: 'page_view',
    });
    expect(toEvent(earlyEvent('view_item', item), around())).toEqual({
      ...common,
      event: 'view_item',
      items: [item],
    });
  });

  it('PLAT-36 leaves out the web view outside of one', () => {
    expect(toEvent(earlyEvent('view_item', item), around())).not.toHaveProperty('embedded');
    expect(toEvent(earlyEvent('view_item', item), around(true))).toHaveProperty('embedded', true);
  });

  it('TRK-12 of many products are the first 200', () => {
    const lines = Array.from({ length: 201 }, (_unused, i) => ({ ...item, sku: `s${i}` }));
    const event = toEvent(earlyEvent('add_to_cart', { lines }), around());
    expect(event?.items?.map(({ sku }) => sku)).toEqual(lines.slice(0, 200).map(({ sku }) => sku));
  });

  it.each(['search_shown', 'search_event'])(
    'TRK-24 of %s is nothing: search has its own',
    (kind) => {
      expect(toEvent(earlyEvent(kind, {}), around())).toBeUndefined();
    },
  );
});

describe('who has ordered', () => {
  const customer = (firstOrderDelivery: boolean, firstOrderClickAndCollect: boolean) =>
    ({ firstOrderDelivery, firstOrderClickAndCollect }) as never;

  it.each([
    [false, false, 'first_order'],
    [true, false, 'customer_order'],
    [false, true, 'customer_order'],
    [true, true, 'customer_order'],
  ])('TRK-18 delivered %s, collected %s is %s', (delivered, collected, type) => {
    expect(visitorOf(customer(delivered, collected), false).order_type).toBe(type);
  });

  it('TRK-17 only a customer can be a member', () => {
    expect(visitorOf(undefined, true)).toEqual(visitorOf(undefined, false));
  });
});
