import type { ApiError } from '@larder/contracts';
import type { Cart } from '@larder/contracts/cart';
import type { Order, OrderProgress } from '@larder/contracts/checkout';
import { ok, put, createTestShop, testTimeSlots } from '../../ordering/testing/test-shop.js';
import type { TestApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { orderChangeCalls } from '../testing/order-change-calls.js';
import { bookedCount, mailsOf, placeOrder } from '../testing/place-test-order.js';

let shop: TestApp;
let client: TestClient;
beforeAll(async () => {
  shop = await createTestShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.set('2026-11-24T09:00:00+01:00');
  client = shop.client();
});

const { change, cancel, agreed } = orderChangeCalls(() => client);

describe('cancelling an order', () => {
  it('releases its time slot once, also on repeated requests, and sends a mail', async () => {
    const before = await bookedCount(shop, testTimeSlots.noon);
    const { orderNumber } = await placeOrder(client);
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before + 1);
    const answers = await Promise.all([1, 2, 3].map(() => cancel(orderNumber)));
    expect(answers.map(({ body }) => body.status)).toEqual(Array(3).fill('CANCELLED'));
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before);
    expect(ok(await client.get<Order>(`/api/orders/${orderNumber}`)).status).toBe('CANCELLED');
    const mails = await mailsOf(shop, orderNumber);
    expect(mails.map(({ key }) => key.split(' ')[1])).toEqual(['placed', 'cancelled']);
    expect(mails[1]?.attachments[0]?.text).toContain('STATUS:CANCELLED');
  });

  it('is rejected after the cut-off, and shows the cut-off before', async () => {
    const { orderNumber } = await placeOrder(client);
    const url = `/api/orders/${orderNumber}/progress`;
    expect(ok(await client.get<OrderProgress>(url))).toEqual({
      orderNumber,
      status: 'PLACED',
      steps: [
        { status: 'PLACED', at: '2026-11-24T08:00:00.000Z' },
        { status: 'PICKING' },
        { status: 'ON_THE_WAY' },
        { status: 'COMPLETED' },
      ],
      changeableUntil: '2026-11-25T06:00:00.000Z',
      additions: [],
      hasReceipt: false,
    });
    shop.clock.set('2026-11-25T07:00:00+01:00');
    for (const answer of [
      await cancel<ApiError>(orderNumber),
      await change<ApiError>(orderNumber, { windowId: testTimeSlots.evening }),
    ])
      expect(answer).toMatchObject({ status: 409, body: { errorCode: 'ORDER_CLOSED' } });
    expect(ok(await client.get<OrderProgress>(url)).changeableUntil).toBeUndefined();
  });

  it('cancels what was added to it', async () => {
    const first = await placeOrder(client);
    await put(client, 'juice', 1);
    ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber: first.orderNumber }));
    const added = await placeOrder(client);
    const progress = `/api/orders/${first.orderNumber}/progress`;
    expect(ok(await client.get<OrderProgress>(progress)).additions).toEqual([added.orderNumber]);
    ok(await cancel(first.orderNumber));
    expect(ok(await client.get<Order>(`/api/orders/${added.orderNumber}`)).status).toBe(
      'CANCELLED',
    );
  });
});

describe('changing an order again and again', () => {
  it('ends at 20 times, for each of them writes a mail', async () => {
    const { orderNumber, cart } = await placeOrder(client);
    const expectedTotal = cart.priceInfo.total;
    const statuses = [];
    for (let at = 0; at < 21; at += 1) {
      const windowId = at % 2 === 0 ? 'd-W1-20261126-1000' : testTimeSlots.noon;
      statuses.push((await change(orderNumber, { windowId, expectedTotal })).status);
    }
    expect(statuses).toEqual([...(Array(20).fill(200) as number[]), 429]);
    expect(await mailsOf(shop, orderNumber)).toHaveLength(21);
  });
});

describe('taking lines out', () => {
  it('reduces the order, and requires the new total to be confirmed', async () => {
    const { orderNumber, cart } = await placeOrder(client, { water: 12 });
    const line = cart.productLineItems.find(({ product }) => product.sku === 'water');
    const body = { removeLineItemIds: [line?.lineItemId] };
    const old = cart.priceInfo.total;
    const refused = await change<ApiError>(orderNumber, { ...body, expectedTotal: old });
    expect(refused).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } });
    const { order } = await agreed(orderNumber, body);
    expect(order.productLineItems).toHaveLength(1);
    expect(order.priceInfo.total).toBe(old - 588 - 300);
    expect(ok(await client.get<Order>(`/api/orders/${orderNumber}`))).toEqual(order);
  });

  it('CART-54 is refused where too little is left, and where nothing is', async () => {
    const { orderNumber, cart } = await placeOrder(client, { water: 12 }, { quantity: 14 });
    const [juice, water] = cart.productLineItems;
    const codes = [];
    for (const lines of [[water?.lineItemId], [juice?.lineItemId, water?.lineItemId]])
      codes.push(
        (await change<ApiError>(orderNumber, { removeLineItemIds: lines })).body.errorCode,
      );
    expect(codes).toEqual(['MIN_ORDER_VALUE', 'CART_EMPTY']);
  });
});

describe('someone else’s order', () => {
  it('S5 cannot be seen, changed, cancelled or added to', async () => {
    const { orderNumber } = await placeOrder(client);
    const before = await bookedCount(shop, testTimeSlots.noon);
    for (const other of [shop.client(), shop.client({ tenant: 'beta' })]) {
      ok(await other.post<Cart>('/api/carts/items', { sku: 'juice', quantity: 1 }));
      const at = `/api/orders/${orderNumber}`;
      const answers = [
        await other.get(`${at}/progress`),
        await other.get(`${at}/receipt`),
        await other.get(`${at}/calendar`),
        await cancel(orderNumber, other),
        await change(orderNumber, { windowId: testTimeSlots.evening, expectedTotal: 1 }, other),
        await other.put('/api/carts/mode', { mode: 'ADDON', orderNumber }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    }
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before);
  });
});
