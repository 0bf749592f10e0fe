import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { choose, createHoldShop, minute } from '../../distribution/capacity/testing/hold-shop.js';
import { ok, put, testTimeSlots } from '../../ordering/testing/test-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { emptyHoldsPerMinute } from './choose-time-slot.js';

const { shop, setCapacity, counts, shopper } = createHoldShop();

const { evening, noon } = testTimeSlots;
const release = (client: TestClient) =>
  client.delete<Cart & ApiError>('/api/carts/distribution-time-slot');
const extend = (client: TestClient) =>
  client.post<Cart & ApiError>('/api/carts/distribution-time-slot/extension');

/** A visitor who has only said where they live. */
async function visitor(): Promise<TestClient> {
  const client = shop().client();
  ok(await client.put('/api/carts/delivery-place', { postalCode: '1010' }));
  return client;
}

describe('a time slot that is taken before the first product', () => {
  it('SLOT-06 is held for the empty cart, and for the goods that follow', async () => {
    const client = await visitor();
    const { distributionWindow } = ok(await choose(client, evening));
    expect(distributionWindow).toMatchObject({
      id: evening,
      heldUntil: '2026-11-24T08:30:00.000Z',
    });
    expect((await counts(evening))?.held).toBe(1);
    expect((await put(client, 'juice', 20)).distributionWindow?.id).toBe(evening);
  });

  it('SLOT-06 is not held for longer until something is in the cart', async () => {
    const client = await visitor();
    expect(ok(await choose(client, evening)).distributionWindow?.extensionsLeft).toBe(0);
    expect(await extend(client)).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
    expect((await put(client, 'juice', 1)).distributionWindow?.extensionsLeft).toBe(2);
    expect(ok(await extend(client)).distributionWindow?.extensionsLeft).toBe(1);
  });

  it('API-064 is refused to a script that fills the shop with empty carts', async () => {
    shop().clock.advance(5 * minute);
    const client = await visitor();
    const buyer = await shopper();
    for (let turn = 0; turn < emptyHoldsPerMinute; turn += 1)
      ok(await choose(client, turn % 2 === 0 ? evening : noon));
    expect(await choose(client, evening)).toMatchObject({
      status: 429,
      body: { errorCode: 'TOO_MANY_REQUESTS' },
    });
    ok(await choose(buyer, evening));
    shop().clock.advance(minute);
    ok(await choose(client, evening));
  });
});

describe('a time slot that is given back', () => {
  it('SLOT-06 leaves its place to others, and the cart without a time slot', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const client = await shopper();
    const other = await shopper();
    ok(await choose(client, id));
    const { version } = ok(await client.get<Cart>('/api/carts'));
    const cart = ok(await release(client));
    expect(cart).not.toHaveProperty('distributionWindow');
    expect(cart.priceInfo.serviceFees).toBe(0);
    expect(cart.version).toBeGreaterThan(version);
    ok(await choose(other, id));
  });

  it('SLOT-06 can be given back twice, and only by its own visitor', async () => {
    const client = await shopper();
    ok(await choose(client, evening));
    expect((await release(shop().client())).status).toBe(404);
    expect((await counts(evening))?.held).toBe(1);
    ok(await release(client));
    ok(await release(client));
    expect((await counts(evening))?.held).toBe(0);
  });

  it('R1 SLOT-06 goes to exactly one of those who wait for the last place', async () => {
    const id = 'd-W1-20261126-1800';
    await setCapacity(id, 1);
    const holder = await shopper();
    ok(await choose(holder, id));
    const others = await Promise.all(Array.from({ length: 12 }, () => shopper()));
    const answers = await Promise.all([
      release(holder),
      ...others.map((client) => choose(client, id)),
    ]);
    const late = await choose(others[0] ?? holder, id);
    const { held = 0 } = (await counts(id)) ?? {};
    expect(held).toBe(1);
    const taken = answers.slice(1).filter(({ status }) => status === 200).length;
    expect(taken + (taken === 0 && late.status === 200 ? 1 : 0)).toBe(1);
  });

  it('CART-60 is not given back once the cart is frozen for payment', async () => {
    const client = await shopper();
    ok(await choose(client, evening));
    await shop().db.execute(`UPDATE carts SET status = 'FINALIZED', finalized_at = changed_at
      WHERE window_id = '${evening}' AND status = 'OPEN'`);
    expect(await release(client)).toMatchObject({ status: 409, body: { errorCode: '3' } });
  });
});

describe('the fee of a held time slot', () => {
  const setFee = (cents: number) =>
    shop().db.execute(`UPDATE windows SET service_fee = ${cents} WHERE id = '${evening}'`);
  afterEach(() => setFee(590));
  const offered = async (client: TestClient) => {
    const query = 'distributionType=DELIVERY&appointableId=W1';
    const list = ok(await client.get<TimeSlot[]>(`/api/capacity/window?${query}`));
    return list.find(({ id }) => id === evening)?.serviceFee;
  };
  const charged = async (client: TestClient) =>
    ok(await client.get<Cart>('/api/carts')).priceInfo.serviceFees;

  it('SLOT-06 stays the one that was shown while the hold lasts', async () => {
    const client = await shopper();
    const other = await shopper();
    ok(await choose(client, evening));
    await setFee(790);
    expect([await charged(client), await offered(client), await offered(other)]).toEqual([
      590, 590, 790,
    ]);
    expect(ok(await choose(client, evening)).priceInfo.serviceFees).toBe(590);
    expect(ok(await extend(client)).priceInfo.serviceFees).toBe(590);
  });

  it('SLOT-16 is the current one when the time slot is chosen again', async () => {
    const client = await shopper();
    ok(await choose(client, evening));
    await setFee(790);
    shop().clock.advance(31 * minute);
    expect(ok(await choose(client, evening)).priceInfo.serviceFees).toBe(790);
  });
});

it('I1 a database constraint prevents a third extension', async () => {
  const client = await shopper();
  ok(await choose(client, evening));
  await expect(shop().db.execute('UPDATE window_holds SET extensions = 3')).rejects.toThrow();
});
