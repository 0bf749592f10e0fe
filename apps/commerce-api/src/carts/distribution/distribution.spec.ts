import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import {
  addresses,
  ok,
  put,
  createTestShop,
  testTimeSlots,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  client = shop.client();
});

const setAddress = <Body = Cart>(address: object) =>
  client.post<Body>('/api/carts/distribution-address', address);
const setSlot = <Body = Cart>(id: string) =>
  client.post<Body>('/api/carts/distribution-time-slot', { id });

describe('distribution address', () => {
  it('API-063 SLOT-01 SLOT-04 gets its delivery area from the server', async () => {
    const cart = ok(
      await setAddress({ ...addresses.vienna, deliveryAreaNumber: 'G1', pickingUnitIds: ['x'] }),
    );
    expect(cart.distributionAddress).toEqual({
      ...addresses.vienna,
      deliveryAreaNumber: 'W1',
      pickingUnitIds: ['pu-wien'],
    });
  });

  it('API-063 SLOT-10 finds the area by postal code where the position is not known', async () => {
    const address = { ...addresses.vienna, position: undefined };
    expect(ok(await setAddress(address)).distributionAddress?.deliveryAreaNumber).toBe('W1');
  });

  it.each([
    ['by its postal code', { postalCode: '5020' }],
    ['by its position', { position: { lat: 48.5, lng: 16.37 } }],
    ['when its position is in another area', { position: { lat: 47.07, lng: 15.44 } }],
  ])('SLOT-11 is refused outside every area %s', async (_, changes) => {
    await put(client, 'juice', 1);
    const before = ok(await client.get('/api/carts'));
    const answer = await setAddress<ApiError>({ ...addresses.vienna, ...changes });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: 'OUTSIDE_DELIVERY_AREA' } });
    expect(ok(await client.get('/api/carts'))).toEqual(before);
  });

  it('SLOT-03 SLOT-14 is the store’s own for pickup', async () => {
    const cart = ok(await setAddress(addresses.pickup));
    expect(cart.distributionAddress).toMatchObject({
      distributionType: 'CLICK_AND_COLLECT',
      storeId: 'wien-markt',
      streetName: 'Hauptplatz',
      postalCode: '1010',
    });
    expect(cart.distributionAddress).not.toHaveProperty('deliveryAreaNumber');
  });

  it.each([
    ['an unknown store', 'nowhere'],
    ['a store without pickup', 'linz-laden'],
    ['no store', undefined],
  ])('CART-77 refuses pickup from %s', async (_, storeId) => {
    const answer = await setAddress<ApiError>({ ...addresses.pickup, storeId });
    expect(answer).toMatchObject({ status: 409, body: { errorCode: '132' } });
  });

  it('API-063 may come before the first product', async () => {
    const cart = ok(await setAddress(addresses.vienna));
    expect(cart).toMatchObject({ lineItemCount: 0, cartStatus: 'OPEN' });
  });
});

describe('time slot', () => {
  it('API-064 SLOT-06 CART-05 is stored and its fee charged', async () => {
    await put(client, 'juice', 20);
    ok(await setAddress(addresses.vienna));
    const cart = ok(await setSlot(testTimeSlots.evening));
    expect(cart.distributionWindow).toEqual({
      id: testTimeSlots.evening,
      start: '2026-11-25T17:00:00.000Z',
      end: '2026-11-25T19:00:00.000Z',
    });
    expect(cart.priceInfo).toMatchObject({ serviceFees: 590, total: 3980 + 590 });
    expect(cart.freeOfChargeThreshold).toBe(8000);
  });

  it('CART-63 is free from the threshold on', async () => {
    await put(client, 'rice', 3);
    ok(await setAddress(addresses.vienna));
    const cart = ok(await setSlot(testTimeSlots.evening));
    expect(cart.priceInfo).toMatchObject({
      serviceFees: 590,
      serviceFeesAfterDiscount: 0,
      total: 8970,
    });
  });

  it('CART-69 needs a place first', async () => {
    await put(client, 'juice', 1);
    expect(await setSlot<ApiError>(testTimeSlots.noon)).toMatchObject({
      status: 409,
      body: { errorCode: '005' },
    });
  });

  it.each([
    ['CART-78 which does not exist', 'd-W1-20261125-1111', 404, '140'],
    ['CART-71 of another area', testTimeSlots.graz, 409, '022'],
    ['CART-71 of a store', testTimeSlots.pickup, 409, '022'],
    ['CART-79 whose cut-off has passed', 'd-W1-20261124-1000', 409, '141'],
  ])('%s is refused and changes nothing', async (_, id, status, code) => {
    ok(await setAddress(addresses.vienna));
    const before = ok(await setSlot(testTimeSlots.noon));
    expect(await setSlot<ApiError>(id)).toMatchObject({ status, body: { errorCode: code } });
    expect(ok(await client.get('/api/carts'))).toEqual(before);
  });

  it('CART-72 which is full is refused', async () => {
    ok(await setAddress(addresses.vienna));
    const full = 'd-W1-20261126-1800';
    await shop.db.execute(`UPDATE windows SET booked = capacity WHERE id = '${full}'`);
    expect(await setSlot<ApiError>(full)).toMatchObject({
      status: 409,
      body: { errorCode: '023' },
    });
  });

  it('SLOT-16 is removed when the place changes, and kept when it does not', async () => {
    ok(await setAddress(addresses.vienna));
    ok(await setSlot(testTimeSlots.noon));
    const same = ok(await setAddress({ ...addresses.vienna, streetNumber: '4' }));
    expect(same.distributionWindow?.id).toBe(testTimeSlots.noon);
    const moved = ok(await setAddress(addresses.graz));
    expect(moved).not.toHaveProperty('distributionWindow');
    ok(await setSlot(testTimeSlots.graz));
    expect(ok(await setAddress(addresses.pickup))).not.toHaveProperty('distributionWindow');
  });
});
