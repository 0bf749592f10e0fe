import { asc } from 'drizzle-orm';
import type { TestApp } from '../testing/test-app.js';
import { testApp } from '../testing/test-app.js';
import { deleteOldEvents } from './repository.js';
import { searchEvents, trackingEvents } from './tables.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
beforeEach(async () => {
  await shop.db.delete(trackingEvents);
  await shop.db.delete(searchEvents);
  // Each test has its own budget.
  shop.clock.advance(60_000);
});
afterAll(() => shop.close());

const event = {
  event: 'checkout_confirmation',
  at: '2026-11-24T09:00:00Z',
  page: 'Alpha:kassa-ok',
  login_status: 'guest',
  user_type: 'guest',
  order_type: 'guest_order',
  order_number: '****5',
  value: 4200,
  items: [{ sku: '1001', quantity: 2, price: 199 }],
};
const click = {
  eventType: 'click',
  queryID: 'q1',
  objectIDs: ['1001', '1002'],
  positions: [3, 7],
  userToken: 'a'.repeat(32),
  at: '2026-11-24T09:00:00Z',
};

/** As a page sends them: with neither session nor CSRF token. */
const send = (
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  tenant = 'alpha',
) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/tracking/${path}`,
    payload: body as object,
    headers: { host: `${tenant}.test`, ...headers },
  });
const stored = () => shop.db.select().from(trackingEvents).orderBy(asc(trackingEvents.id));

describe('the collector of events', () => {
  it('TRK-12 TRK-14 TRK-19 stores events under their shop, with nothing of the visitor', async () => {
    const answer = await send('events', { events: [event, { ...event, event: 'add_to_cart' }] });
    expect([answer.statusCode, answer.json(), answer.cookies]).toEqual([202, {}, []]);
    await send('events', { events: [{ ...event, page: 'Beta:kassa-ok' }] }, {}, 'beta');
    const rows = await stored();
    expect(rows.map(({ tenant, event: name, page }) => [tenant, name, page])).toEqual([
      ['alpha', 'checkout_confirmation', 'Alpha:kassa-ok'],
      ['alpha', 'add_to_cart', 'Alpha:kassa-ok'],
      ['beta', 'checkout_confirmation', 'Beta:kassa-ok'],
    ]);
    expect(rows[0]).toEqual({
      tenant: 'alpha',
      id: expect.any(Number),
      receivedAt: shop.clock.now(),
      happenedAt: new Date(event.at),
      event: 'checkout_confirmation',
      page: 'Alpha:kassa-ok',
      loginStatus: 'guest',
      userType: 'guest',
      orderType: 'guest_order',
      orderNumber: '****5',
      value: 4200,
      items: event.items,
      embedded: false,
    });
  });

  it('TRK-25 stores search events with query, objects, positions and token', async () => {
    expect((await send('search-events', { events: [click] })).statusCode).toBe(202);
    expect(await shop.db.select().from(searchEvents)).toMatchObject([
      {
        tenant: 'alpha',
        eventType: 'click',
        queryId: 'q1',
        objectIds: ['1001', '1002'],
        positions: [3, 7],
        userToken: click.userToken,
      },
    ]);
  });

  it.each([
    ['an order number in clear', { ...event, order_number: '12345' }],
    ['an unknown name', { ...event, event: 'purchase' }],
    ['an unknown kind of visitor', { ...event, user_type: 'anna@x.example' }],
    ['a moment that is none', { ...event, at: 'yesterday' }],
    ['a page without end', { ...event, page: 'x'.repeat(2001) }],
  ])('refuses %s, and stores nothing of the batch', async (_what, bad) => {
    expect((await send('events', { events: [event, bad] })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  it('drops unknown fields', async () => {
    await send('events', { events: [{ ...event, email: 'anna@x.example' }] });
    expect(JSON.stringify(await stored())).not.toContain('anna');
  });

  it('TRK-26 takes 250 events in a call and no more', async () => {
    const of = (count: number) => ({ events: Array.from({ length: count }, () => event) });
    expect((await send('events', of(250))).statusCode).toBe(202);
    expect((await send('events', of(251))).statusCode).toBe(400);
    expect(await stored()).toHaveLength(250);
  });

  it('refuses other sites, and a shop whose minute is full; the next minute is whole again', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await send('events', { events: [event] }, foreign)).statusCode).toBe(403);
    const full = { events: Array.from({ length: 250 }, () => click) };
    for (let i = 0; i < 40; i += 1)
      expect((await send('search-events', full)).statusCode).toBe(202);
    const refused = await send('events', { events: [event] });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      429,
      { errorCode: 'TOO_MANY_REQUESTS' },
    ]);
    expect((await send('events', { events: [event] }, {}, 'beta')).statusCode).toBe(202);
    shop.clock.advance(60_000);
    expect((await send('events', { events: [event] })).statusCode).toBe(202);
  });

  it('TRK-29 forgets events that are older than a visitor’s token can be', async () => {
    await send('events', { events: [event] });
    await send('search-events', { events: [click] });
    const day = 86_400_000;
    shop.clock.advance(6 * 30 * day);
    await send('events', { events: [{ ...event, page: 'Alpha:new' }] });
    shop.clock.advance(1);
    await deleteOldEvents(shop.db, shop.clock.now());
    expect((await stored()).map(({ page }) => page)).toEqual(['Alpha:new']);
    expect(await shop.db.select().from(searchEvents)).toEqual([]);
  });
});
