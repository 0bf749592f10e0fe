import type { Call } from '@larder/contracts';
import { checkoutCalls } from '@larder/contracts/checkout';
import { rows } from '../../kernel/database/database.js';
import { sql } from 'drizzle-orm';
import { ok, put, createTestShop, testTimeSlots } from '../../ordering/testing/test-shop.js';
import { placeOrder } from '../../orders/testing/place-test-order.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { anna, boris, signedIn, signIn } from '../testing/people.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());

const calls: readonly Call[] = Object.values<Call>(checkoutCalls).filter(({ path }) =>
  path.includes(':orderNumber'),
);
/** What calls with a body take. */
const bodies: Readonly<Record<string, object>> = {
  changeOrder: { windowId: testTimeSlots.evening, expectedTotal: 4570 },
  cancelOrder: {},
};

function send(client: TestClient, { id, method, path }: Call, orderNumber: string) {
  const url = path.replace(':orderNumber', orderNumber);
  return method === 'GET' ? client.get(url) : client.post(url, bodies[id]);
}

const kept = () =>
  rows(
    shop.db,
    sql`SELECT o.*, w.booked FROM orders o
        JOIN windows w ON w.tenant = o.tenant AND w.id = o.window_id ORDER BY o.order_number`,
  );

describe('the calls of an order', () => {
  it('have a body here each', () => {
    const writing = calls.filter(({ method }) => method !== 'GET').map(({ id }) => id);
    expect(writing.sort()).toEqual(Object.keys(bodies).sort());
  });

  it('S5 PLAT-04 treat another’s order as missing, and do not change it', async () => {
    const owner = await signedIn(shop, anna);
    const { orderNumber } = await placeOrder(owner);
    const before = await kept();
    const eve = await signedIn(shop, boris);
    const guest = shop.client();
    const other = shop.client({ tenant: 'beta' });
    for (const one of [guest, other]) await put(one, 'juice', 1);
    for (const outsider of [eve, guest, other, shop.client()])
      for (const call of calls) {
        const answer = await send(outsider, call, orderNumber);
        const unknown = await send(outsider, call, '1000000000');
        expect([call.id, answer.status, answer.body]).toEqual([call.id, 404, unknown.body]);
      }
    expect(await kept()).toEqual(before);
  });

  it('PLAT-04 serve the customer on another device too', async () => {
    const owner = shop.client();
    await signIn(owner, anna.email);
    const { orderNumber } = await placeOrder(owner);
    const phone = shop.client();
    await signIn(phone, anna.email);
    ok(await phone.post(`/api/orders/${orderNumber}/cancel`));
    expect(ok(await owner.get(`/api/orders/${orderNumber}/progress`))).toMatchObject({
      status: 'CANCELLED',
    });
  });
});
