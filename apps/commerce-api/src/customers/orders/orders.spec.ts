import type { ApiError } from '@larder/contracts';
import type { Customer } from '@larder/contracts/customer';
import type { CheckoutResult, Order, ListedOrder } from '@larder/contracts/checkout';
import { sql } from 'drizzle-orm';
import {
  checkout,
  fillCart,
  finalizeCart,
  ok,
  createTestShop,
} from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { anna, boris, signedIn, signIn } from '../testing/people.js';

let shop: TestApp;
let client: TestClient;
beforeEach(async () => {
  shop = await createTestShop();
  client = await signedIn(shop);
});
afterEach(() => shop.close());

let count = 0;
async function order(by: TestClient): Promise<string> {
  count += 1;
  shop.clock.advance(1000);
  await fillCart(by);
  const cart = await finalizeCart(by);
  return (
    ok(await checkout<CheckoutResult>(by, cart, { key: `orders-of-${count}` })).orderNumber ?? ''
  );
}
interface Page {
  readonly total: number;
  readonly results: readonly ListedOrder[];
}
const list = async (by: TestClient, query = '') =>
  ok(await by.get<Page>(`/api/customers/orders${query}`));
const numbers = ({ results }: Page) => results.map(({ orderNumber }) => orderNumber);

it('LOY-10 lists services with a first order; a cancelled order does not count', async () => {
  const had = async () => {
    const { firstOrderDelivery, firstOrderClickAndCollect } = ok(
      await client.get<Customer>('/api/customers'),
    );
    return [firstOrderDelivery, firstOrderClickAndCollect];
  };
  expect(await had()).toEqual([false, false]);
  const number = await order(client);
  expect(await had()).toEqual([true, false]);
  ok(await client.post(`/api/orders/${number}/cancel`));
  expect(await had()).toEqual([false, false]);
});

it('CUST-07 takes the phone number of the last order when the billing address has none', async () => {
  const { phoneNumber: _, ...person } = { ...anna, email: 'carla@x.example' };
  const carla = await signedIn(shop, person);
  const phone = async () =>
    ok(await carla.get<Customer>('/api/customers')).billingAddress?.phoneNumber;
  expect(await phone()).toBeUndefined();
  const number = await order(carla);
  expect(await phone()).toBe('+43123456789');
  ok(await carla.post(`/api/orders/${number}/cancel`));
  expect(await phone()).toBeUndefined();
});

describe('the orders of a customer', () => {
  it('PLAT-04 are listed with number, status, date and total, newest first, on every device', async () => {
    expect(await list(client)).toMatchObject({ total: 0, results: [] });
    const first = await order(client);
    const second = await order(client);
    const other = shop.client();
    await signIn(other);
    const page = await list(other);
    expect([page.total, numbers(page)]).toEqual([2, [second, first]]);
    expect(page.results[0]).toEqual({
      orderNumber: second,
      status: 'PLACED',
      placedAt: expect.stringMatching(/^2026-/) as string,
      total: expect.any(Number) as number,
      distributionType: 'DELIVERY',
      distributionWindow: expect.objectContaining({
        start: expect.any(String) as string,
      }) as object,
      lineItemCount: 1,
      pictures: [],
    });
    const { body } = await other.get<Order>(`/api/customers/orders/${first}`);
    expect([body.orderNumber, body.productLineItems.length]).toEqual([first, 1]);
    expect((await other.get(`/api/orders/${first}`)).status).toBe(200);
  });

  it('PLAT-04 are recognised by the pictures of their products', async () => {
    const number = await order(client);
    const picture = { url: '/media/juice.avif', alt: 'Juice', width: 80, height: 80 };
    await shop.db.execute(
      sql`UPDATE orders SET document = jsonb_set(document, '{productLineItems,0,product,picture}',
        ${JSON.stringify(picture)}::jsonb) WHERE order_number = ${number}`,
    );
    expect((await list(client)).results[0]?.pictures).toEqual([picture]);
  });

  it('PLAT-04 are paged', async () => {
    const placed = [await order(client), await order(client), await order(client)].reverse();
    const second = await list(client, '?offset=1&pageSize=1');
    expect([second.total, numbers(second)]).toEqual([3, [placed[1]]]);
  });

  it('PLAT-04 are visible to their owner only', async () => {
    const number = await order(client);
    const eve = await signedIn(shop, boris);
    expect(await list(eve)).toMatchObject({ total: 0 });
    expect((await eve.get(`/api/customers/orders/${number}`)).status).toBe(404);
    expect((await eve.get(`/api/orders/${number}`)).status).toBe(404);
    expect((await shop.client().get<ApiError>('/api/customers/orders')).status).toBe(401);
  });

  it('PLAT-04 are not those that a guest placed before: these stay with the session', async () => {
    const guest = shop.client();
    const number = await order(guest);
    await signIn(guest, anna.email);
    expect(await list(guest)).toMatchObject({ total: 0 });
    expect((await guest.get(`/api/orders/${number}`)).status).toBe(200);
    const other = shop.client();
    await signIn(other);
    expect((await other.get(`/api/orders/${number}`)).status).toBe(404);
  });

  it('CART-49 an order ends a guest’s cart that was not merged', async () => {
    await fillCart(client);
    await client.post('/api/auth/logout');
    await client.post('/api/carts/items', { sku: 'rice', quantity: 1 });
    await signIn(client);
    const cart = await finalizeCart(client);
    ok(await checkout(client, cart, { key: 'not-merged-1' }));
    const { body } = await client.get<{ productLineItems: unknown[] }>('/api/carts');
    expect(body.productLineItems).toEqual([]);
  });
});
