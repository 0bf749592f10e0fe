import type { Consent, TrackingEvent } from '@larder/contracts/tracking';
import { TrackingEvent as Contract } from '@larder/contracts/tracking/schemas';
import type { EarlyEvent } from '../../early.js';
import { createQueue, MAX_EVENTS } from './queue.js';
import { createRecorder } from './recorder.js';
import { toEvent } from './to-event.js';
import { visitorOf } from './visitor.js';

const at = '2026-11-24T09:00:00.000Z';
const item = { sku: 'apple', quantity: 1, price: 60 };
const viewed = (path: string): EarlyEvent => ({ kind: 'view_item', payload: item, path, at });

function begin(consent: Partial<Consent> = { statistic: true }) {
  const sent: TrackingEvent[] = [];
  let allowed: Consent = {
    marketing: false,
    statistic: false,
    targetGroupSelection: false,
    ...consent,
  };
  const outlet = {
    allows: ({ statistic }: Consent) => statistic,
    send: (event: TrackingEvent) => void sent.push(event),
  };
  const queue = createQueue([outlet], () => allowed);
  const around = {
    naming: { prefix: 'Shop', home: '/' },
    visitor: () => visitorOf(undefined, false),
    isEmbedded: false,
  };
  const analytics = { restart: jest.fn(), take: jest.fn(), consentChanged: jest.fn() };
  const record = createRecorder({ queue, analytics, toEvent: (one) => toEvent(one, around) });
  const allow = () => {
    allowed = { ...allowed, statistic: true };
    queue.flush();
  };
  return { record, sent, allow, analytics };
}

describe('the recorder', () => {
  it('TRK-15 a product view that is emitted before its page view is recorded after it', () => {
    const { record, sent } = begin();
    record(viewed('/product/apple'));
    record({ kind: 'page_view', payload: undefined, path: '/product/apple', at });
    expect(sent.map(({ event, page }) => [event, page])).toEqual([
      ['page_view', 'Shop:product:apple'],
      ['view_item', 'Shop:product:apple'],
    ]);
  });

  it('TRK-26 TRK-27 accepts 250 events per page view, drops the 251st, and restarts on the next', () => {
    const { record, sent } = begin();
    for (let i = 0; i < MAX_EVENTS + 5; i += 1) record(viewed('/a'));
    expect(MAX_EVENTS).toBe(250);
    expect(sent).toHaveLength(250);
    record(viewed('/b'));
    expect(sent).toHaveLength(252);
    expect(sent.at(-1)?.page).toBe('Shop:b');
  });

  it('TRK-05 events wait for consent, and at most until the end of their page view', () => {
    const { record, sent, allow } = begin({});
    record(viewed('/a'));
    record(viewed('/b'));
    expect(sent).toEqual([]);
    allow();
    expect(sent.map(({ event, page }) => [event, page])).toEqual([
      ['page_view', 'Shop:b'],
      ['view_item', 'Shop:b'],
    ]);
    allow();
    expect(sent).toHaveLength(2);
  });

  it('TRK-12 TRK-13 TRK-14 records additions, checkout and confirmation in the contract’s shape', () => {
    const { record, sent } = begin();
    const product = { sku: 'apple' };
    const lines = [{ product, quantity: 400, perPiecePrice: 60 }];
    const of = { priceInfo: { total: 4200 }, productLineItems: lines };
    const path = '/kassa';
    const events = [
      { kind: 'add_to_cart', payload: { lines: [item] }, path, at },
      { kind: 'begin_checkout', payload: { cart: of }, path, at },
      {
        kind: 'checkout_confirmation',
        payload: { order: { ...of, orderNumber: 'A1234' } },
        path,
        at,
      },
    ] as unknown as EarlyEvent[];
    events.forEach(record);
    const guest = { login_status: 'guest', user_type: 'guest', at, page: 'Shop:kassa' };
    const items = [{ sku: 'apple', quantity: 400, price: 60 }];
    expect(sent.slice(1)).toEqual([
      { ...guest, event: 'add_to_cart', items: [item] },
      { ...guest, event: 'begin_checkout', order_type: 'guest_order', value: 4200, items },
      {
        ...guest,
        event: 'checkout_confirmation',
        order_type: 'guest_order',
        order_number: '****4',
        value: 4200,
        items,
      },
    ]);
    for (const event of sent) expect(Contract.safeParse(event).error).toBeUndefined();
  });

  it('TRK-12 TRK-24 leaves what only search analytics wants out of the events', () => {
    const { record, sent, analytics } = begin();
    const payload = { queryID: 'q', skus: ['apple'], position: 1 };
    const shown: EarlyEvent = { kind: 'search_shown', payload, path: '/suche', at };
    record(shown);
    expect(sent.map(({ event }) => event)).toEqual(['page_view']);
    expect(analytics.take).toHaveBeenCalledWith(shown);
  });

  it('PLAT-36 flags the page of an embedded web view', () => {
    const around = {
      naming: { prefix: 'Shop', home: '/' },
      visitor: () => visitorOf(undefined, false),
      isEmbedded: true,
    };
    expect(toEvent(viewed('/a'), around)).toMatchObject({ embedded: true });
  });
});
