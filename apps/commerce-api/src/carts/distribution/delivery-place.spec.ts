import type { ApiError } from '@larder/contracts';
import type { Cart, CartValidation } from '@larder/contracts/cart';
import {
  addresses,
  billing,
  checkout,
  createTestShop,
  finalizeCart,
  ok,
  put,
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

const setPlace = <Body = Cart>(postalCode: string, by = client) =>
  by.put<Body>('/api/carts/delivery-place', { postalCode });
const setAddress = <Body = Cart>(address: object) =>
  client.post<Body>('/api/carts/distribution-address', address);
const setSlot = <Body = Cart>(id: string) =>
  client.post<Body>('/api/carts/distribution-time-slot', { id });
const place = { distributionType: 'DELIVERY', deliveryAreaNumber: 'W1', postalCode: '1010' };

describe('a cart that goes to a postcode', () => {
  it('SLOT-04 SLOT-10 knows its area and has no address yet', async () => {
    const cart = ok(await setPlace('1010'));
    expect(cart.deliveryPlace).toEqual(place);
    expect(cart).not.toHaveProperty('distributionAddress');
  });

  it('SLOT-11 is refused where nothing is delivered, and stays as it was', async () => {
    ok(await setPlace('1010'));
    expect(await setPlace<ApiError>('5020')).toMatchObject({
      status: 409,
      body: { errorCode: 'OUTSIDE_DELIVERY_AREA' },
    });
    expect(ok(await client.get<Cart>('/api/carts')).deliveryPlace).toEqual(place);
  });

  it('SLOT-06 takes a window of its area, with its fee, and none of another', async () => {
    await put(client, 'juice', 20);
    ok(await setPlace('1010'));
    const cart = ok(await setSlot(testTimeSlots.evening));
    expect(cart.priceInfo.serviceFees).toBe(590);
    expect(await setSlot<ApiError>(testTimeSlots.graz)).toMatchObject({
      body: { errorCode: '022' },
    });
  });

  it('CART-66 cannot be ordered: the validation says that the address is not complete', async () => {
    await put(client, 'juice', 20);
    ok(await setPlace('1010'));
    ok(await setSlot(testTimeSlots.noon));
    ok(await client.post('/api/carts/billing-address', billing));
    const { errors } = ok(await client.get<CartValidation>('/api/carts/validation'));
    expect(errors.map(({ code }) => code)).toEqual(['004']);
    expect(await client.post<ApiError>('/api/carts/finalize')).toMatchObject({
      status: 409,
      body: { errorCode: 'CART_INVALID', fields: { '004': expect.any(String) } },
    });
  });

  it('is ordered once its address is known, in the window that was chosen before', async () => {
    await put(client, 'juice', 20);
    ok(await setPlace('1010'));
    ok(await setSlot(testTimeSlots.noon));
    const whole = ok(await setAddress(addresses.vienna));
    expect(whole.distributionWindow?.id).toBe(testTimeSlots.noon);
    expect(whole).not.toHaveProperty('deliveryPlace');
    ok(await client.post('/api/carts/billing-address', billing));
    const placed = await checkout(client, await finalizeCart(client), { key: 'by-postcode' });
    expect(placed.status).toBeLessThan(300);
  });

  it('SLOT-16 loses its time slot when the address is in another delivery area', async () => {
    ok(await setPlace('1010'));
    ok(await setSlot(testTimeSlots.noon));
    const moved = ok(await setAddress(addresses.graz));
    expect(moved).not.toHaveProperty('distributionWindow');
    expect(moved.distributionAddress?.deliveryAreaNumber).toBe('G1');
  });

  it('keeps a whole address with the same postcode, and gives up another', async () => {
    ok(await setAddress(addresses.vienna));
    expect(ok(await setPlace('1010')).distributionAddress?.streetName).toBe('Laubenweg');
    const moved = ok(await setPlace('8010'));
    expect(moved).not.toHaveProperty('distributionAddress');
    expect(moved.deliveryPlace?.deliveryAreaNumber).toBe('G1');
  });

  it('changes for nobody else', async () => {
    ok(await setPlace('1010'));
    const other = shop.client();
    ok(await setPlace('8010', other));
    expect(ok(await client.get<Cart>('/api/carts')).deliveryPlace?.postalCode).toBe('1010');
    expect(ok(await other.get<Cart>('/api/carts')).deliveryPlace?.postalCode).toBe('8010');
  });

  it('is as the last of two changes at once leaves it, whole', async () => {
    await put(client, 'juice', 1);
    await Promise.all([setPlace('1010'), setAddress(addresses.graz), setPlace('8010')]);
    const cart = ok(await client.get<Cart>('/api/carts'));
    const to = cart.distributionAddress ?? cart.deliveryPlace;
    expect([cart.distributionAddress, cart.deliveryPlace].filter(Boolean)).toHaveLength(1);
    expect(to?.deliveryAreaNumber).toBe(to?.postalCode === '1010' ? 'W1' : 'G1');
  });
});
