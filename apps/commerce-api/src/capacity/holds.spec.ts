import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import type { CapacityWindow } from '@larder/contracts/distribution';
import { sql } from 'drizzle-orm';
import { anna, signedIn, signIn } from '../customers/testing/people.js';
import { auditBooks } from '../checkout/testing/books.js';
import { firstRow } from '../kernel/database.js';
import {
  addresses,
  checkout,
  fillCart,
  finalizeCart,
  ok,
  put,
  windows,
} from '../ordering/testing/market.js';
import type { PaymentMarket } from '../payments/testing/paying.js';
import {
  comeBack,
  orderAgain,
  orderOnline,
  payAtProvider,
  paymentMarket,
} from '../payments/testing/paying.js';
import type { TestClient } from '../testing/test-client.js';
import { freeEndedHolds } from '../ordering/free-ended-holds.js';

let shop: PaymentMarket;
beforeAll(async () => {
  shop = await paymentMarket();
  await setMinutes(30);
  await setCapacity(windows.evening, 40);
});
afterEach(async () => {
  expect(await auditBooks(shop.db)).toEqual([]);
  shop.clock.set('2026-11-24T09:00:00+01:00');
  await shop.db.execute('DELETE FROM window_holds');
});
afterAll(() => shop.close());

const minute = 60_000;
const setMinutes = (minutes: number) =>
  shop.db.execute(
    sql`UPDATE order_configs SET config = config || jsonb_build_object('windowHoldMinutes', ${minutes}::int)
        WHERE tenant = 'alpha'`,
  );
const counts = (id: string) =>
  firstRow<{ booked: number; held: number }>(
    shop.db,
    sql`SELECT booked, held FROM windows WHERE tenant = 'alpha' AND id = ${id}`,
  );
const setCapacity = (id: string, capacity: number) =>
  shop.db.execute(sql`UPDATE windows SET capacity = ${capacity} WHERE id = ${id}`);
const choose = (client: TestClient, id: string) =>
  client.post<Cart & ApiError>('/api/carts/distribution-time-slot', { id });
const extend = (client: TestClient) =>
  client.post<Cart & ApiError>('/api/carts/distribution-time-slot/extension');
const errorsOf = async (client: TestClient) =>
  ok(await client.get<CartValidation>('/api/carts/validation')).errors.map(({ code }) => code);

const slotFindings = async (client: TestClient) =>
  ok(await client.get<CartValidation>('/api/carts/validation')).errors.filter(({ code }) =>
    ['023', '140', '141'].includes(code),
  );

async function shopper(): Promise<TestClient> {
  const client = shop.client();
  await put(client, 'juice', 20);
  ok(await client.post('/api/carts/distribution-address', addresses.vienna));
  return client;
}

describe('a window that was chosen', () => {
  it('SLOT-06 is held for the cart for the shop’s minutes, and its place with it', async () => {
    const before = await counts(windows.evening);
    const { distributionWindow } = ok(await choose(await shopper(), windows.evening));
    expect(distributionWindow).toMatchObject({
      heldUntil: '2026-11-24T08:30:00.000Z',
      extensionsLeft: 2,
    });
    expect(await counts(windows.evening)).toEqual({ ...before, held: 1 });
  });

  it('SLOT-17 has a place less for others, not for the one to whom it is held', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const [client, other] = [await shopper(), await shopper()];
    ok(await choose(client, id));
    const stateFor = async (one: TestClient) => {
      const query = 'distributionType=DELIVERY&appointableId=W1';
      const list = ok(await one.get<CapacityWindow[]>(`/api/capacity/window?${query}`));
      return list.find((window) => window.id === id)?.state;
    };
    expect([await stateFor(client), await stateFor(other)]).toEqual(['scarce', 'full']);
    expect(await choose(other, id)).toMatchObject({ status: 409, body: { errorCode: '023' } });
    expect(await errorsOf(client)).not.toContain('023');
  });

  it('SLOT-06 is one a cart: another one takes its place, and so does another address', async () => {
    const client = await shopper();
    ok(await choose(client, windows.noon));
    ok(await choose(client, windows.evening));
    expect([(await counts(windows.noon))?.held, (await counts(windows.evening))?.held]).toEqual([
      0, 1,
    ]);
    ok(await client.post('/api/carts/distribution-address', addresses.graz));
    expect((await counts(windows.evening))?.held).toBe(0);
  });

  it('SLOT-06 is kept when another one cannot be had', async () => {
    const [client, other] = [await shopper(), await shopper()];
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    ok(await choose(other, id));
    ok(await choose(client, windows.evening));
    expect((await choose(client, id)).body.errorCode).toBe('023');
    const cart = ok(await client.get<Cart>('/api/carts'));
    expect(cart.distributionWindow?.id).toBe(windows.evening);
    expect((await counts(windows.evening))?.held).toBe(1);
  });

  it('SLOT-06 is not held for longer by choosing it again', async () => {
    const client = await shopper();
    ok(await choose(client, windows.evening));
    shop.clock.advance(10 * minute);
    const { distributionWindow } = ok(await choose(client, windows.evening));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T08:30:00.000Z');
  });

  it('SLOT-06 is not held beyond the time until which orders are taken', async () => {
    shop.clock.set('2026-11-24T14:50:00+01:00');
    const { distributionWindow } = ok(await choose(await shopper(), 'd-W1-20261124-1800'));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T14:00:00.000Z');
  });

  it('SLOT-06 takes no capacity in a shop that holds none', async () => {
    await setMinutes(0);
    const { distributionWindow } = ok(await choose(await shopper(), windows.evening));
    expect(distributionWindow).not.toHaveProperty('heldUntil');
    expect((await counts(windows.evening))?.held).toBe(0);
    await setMinutes(30);
  });
});

describe('the time for which a window is held', () => {
  it('SLOT-06 is made longer by the shopper, twice', async () => {
    const client = await shopper();
    ok(await choose(client, windows.evening));
    shop.clock.advance(20 * minute);
    const first = ok(await extend(client)).distributionWindow;
    expect(first).toMatchObject({ heldUntil: '2026-11-24T08:50:00.000Z', extensionsLeft: 1 });
    ok(await extend(client));
    expect(await extend(client)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
  });

  it('SLOT-16 CART-79 ends: the place is free, and the cart says 141 until a window is chosen', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const [client, other] = [await shopper(), await shopper()];
    ok(await choose(client, id));
    expect(await errorsOf(client)).not.toContain('141');
    shop.clock.advance(30 * minute);
    expect(await errorsOf(client)).toContain('141');
    expect((await extend(client)).body.errorCode).toBe('141');
    // Nobody had to tidy up before.
    ok(await choose(other, id));
    expect(await errorsOf(client)).toContain('023');
    ok(await choose(client, windows.noon));
    expect(await errorsOf(client)).not.toEqual(expect.arrayContaining(['023']));
    expect(await counts(id)).toMatchObject({ held: 1 });
  });

  it('SLOT-16 the same window can be chosen again while it has a place', async () => {
    const client = await shopper();
    ok(await choose(client, windows.evening));
    shop.clock.advance(45 * minute);
    await freeEndedHolds(shop.db, shop.clock.now());
    expect((await counts(windows.evening))?.held).toBe(0);
    expect(await slotFindings(client)).toEqual([expect.objectContaining({ isFree: true })]);
    const { distributionWindow } = ok(await choose(client, windows.evening));
    expect(distributionWindow?.heldUntil).toBe('2026-11-24T09:15:00.000Z');
    // Orders for it are no longer taken: nothing to be chosen again.
    shop.clock.set('2026-11-27T09:00:00+01:00');
    expect(await slotFindings(client)).toEqual([expect.not.objectContaining({ isFree: true })]);
  });

  it('CART-79 an order is refused once it has ended, unless it was under way', async () => {
    const client = shop.client();
    await fillCart(client, { window: windows.evening });
    shop.clock.advance(29 * minute);
    const cart = await finalizeCart(client);
    shop.clock.advance(2 * minute);
    expect((await checkout(client, cart, { key: 'under-way-order' })).status).toBe(200);
    const late = shop.client();
    await fillCart(late);
    shop.clock.advance(31 * minute);
    expect((await late.post<ApiError>('/api/carts/finalize')).body.fields).toHaveProperty('141');
  });
});

describe('an order', () => {
  it('SLOT-06 turns the hold of its cart into the booking', async () => {
    const client = shop.client();
    await fillCart(client, { window: windows.evening });
    const before = await counts(windows.evening);
    const cart = await finalizeCart(client);
    const { orderNumber } = ok(await checkout(client, cart, { key: 'hold-to-booking' }));
    expect(await counts(windows.evening)).toEqual({
      booked: (before?.booked ?? 0) + 1,
      held: (before?.held ?? 0) - 1,
    });
    const placed = ok(
      await client.get<{ distributionWindow: object }>(`/api/orders/${orderNumber}`),
    );
    expect(placed.distributionWindow).not.toHaveProperty('heldUntil');
  });

  it('SLOT-06 that is refused leaves the hold as it was', async () => {
    const client = shop.client();
    await fillCart(client, { window: windows.evening });
    const before = await counts(windows.evening);
    const cart = await finalizeCart(client);
    const refused = await checkout(client, cart, { key: 'refused-for-total', expectedTotal: 1 });
    expect(refused.status).toBe(409);
    expect(await counts(windows.evening)).toEqual(before);
  });
});

it('R1 CART-72 fifty who choose the last places at once: three hold one, 47 times 023', async () => {
  const id = 'd-W1-20261203-1800';
  await setCapacity(id, 3);
  const rivals: TestClient[] = [];
  for (let index = 0; index < 50; index += 1) rivals.push(await shopper());
  const answers = await Promise.all(rivals.map((client) => choose(client, id)));
  const codes = answers.map(({ status, body }) => (status === 200 ? 'held' : body.errorCode));
  expect(codes.filter((code) => code === 'held')).toHaveLength(3);
  expect(codes.filter((code) => code === '023')).toHaveLength(47);
  // Their time is over at the same moment for all: again three have it, whoever they are.
  shop.clock.advance(31 * minute);
  const again = await Promise.all([
    ...rivals.map((client) => choose(client, id)),
    freeEndedHolds(shop.db, shop.clock.now()),
  ]);
  expect(again.filter((answer) => answer?.status === 200)).toHaveLength(3);
}, 120_000);

it('R1 fifty who swap two windows at once end with one hold each, and none waits for ever', async () => {
  const [one, two] = ['d-W1-20261202-1800', 'd-W1-20261204-1800'];
  await setCapacity(one, 60);
  await setCapacity(two, 60);
  const rivals: TestClient[] = [];
  for (let index = 0; index < 50; index += 1) rivals.push(await shopper());
  await Promise.all(rivals.map((client, at) => choose(client, at % 2 ? one : two)));
  const answers = await Promise.all(rivals.map((client, at) => choose(client, at % 2 ? two : one)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect([(await counts(one))?.held, (await counts(two))?.held]).toEqual([25, 25]);
}, 120_000);

it('I1 the database refuses what would overbook a window, whatever the code does', async () => {
  const id = 'd-W1-20261127-1800';
  ok(await choose(await shopper(), id));
  await expect(setCapacity(id, 0)).rejects.toThrow();
  await setCapacity(id, ((await counts(id))?.booked ?? 0) + 1);
  await expect(
    shop.db.execute(sql`UPDATE windows SET booked = booked + 1 WHERE id = ${id}`),
  ).rejects.toThrow();
});

describe('after a payment that came to nothing', () => {
  it('R7 SLOT-06 the place is held again for the cart, which can be paid anew', async () => {
    const client = shop.client();
    const pending = await orderOnline(client, { window: windows.evening });
    expect(await counts(windows.evening)).toMatchObject({ held: 0 });
    const { booked = 0 } = (await counts(windows.evening)) ?? {};
    shop.clock.advance(20 * minute);
    await payAtProvider(shop, client, pending, 'decline');
    await comeBack(shop, client, pending);
    expect(await counts(windows.evening)).toEqual({ booked: booked - 1, held: 1 });
    const cart = ok(await client.get<Cart>('/api/carts'));
    expect(cart.distributionWindow?.heldUntil).toBe('2026-11-24T08:50:00.000Z');
    const again = await orderAgain(client);
    expect(await counts(windows.evening)).toEqual({ booked, held: 0 });
    await payAtProvider(shop, client, again);
    await comeBack(shop, client, again);
  });
});

it('CART-47 SLOT-06 a guest’s hold goes along into the cart of the customer', async () => {
  const client = await signedIn(shop, { ...anna, email: 'holds@x.example' });
  await put(client, 'rice', 1);
  await client.post('/api/auth/logout');
  const guest = await fillCart(client, { window: windows.evening });
  await signIn(client, 'holds@x.example');
  const merged = ok(await client.post<Cart>(`/api/carts/merge/${guest.id}`));
  expect(merged.distributionWindow).toEqual(guest.distributionWindow);
  expect((await counts(windows.evening))?.held).toBe(1);
});
