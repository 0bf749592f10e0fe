import type { Cart } from '@larder/contracts/cart';
import type { OrderChanged } from '@larder/contracts/checkout';
import { ok, put, testTimeSlots } from '../../ordering/testing/test-shop.js';
import type { PaymentShop, PendingOrder } from '../../payments/testing/payment-shop.js';
import {
  returnToShop,
  placeOrderAgain,
  orderOf,
  payAtProvider,
  setUpPaymentShop,
} from '../../payments/testing/payment-shop.js';
import type { TestClient } from '../../testing/test-client.js';
import { bookedCount, placeOrder } from '../testing/place-test-order.js';

let shop: PaymentShop;
let client: TestClient;
setUpPaymentShop((market, shopper) => {
  shop = market;
  client = shopper;
});

/** An order, and a pending addition of one juice that is being paid online. */
async function payingFor(): Promise<{ first: string; pending: PendingOrder }> {
  const { orderNumber: first } = await placeOrder(client);
  await put(client, 'juice', 1);
  ok(await client.put('/api/carts/mode', { mode: 'ADDON', orderNumber: first }));
  return { first, pending: await placeOrderAgain(client) };
}
const cartOf = async () => ok(await client.get<Cart>('/api/carts'));

describe('an addition that is being paid', () => {
  it('CART-03 is not to be paid any more once its order is cancelled; its goods are in the cart', async () => {
    const { first, pending } = await payingFor();
    ok(await client.post(`/api/orders/${first}/cancel`));
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
    const cart = await cartOf();
    expect(cart).toMatchObject({ id: pending.cart.id, cartStatus: 'OPEN', mode: 'REGULAR' });
    expect(cart.priceInfo.serviceFees).toBe(190);
  });

  it('CART-03 moves with its order to another time slot', async () => {
    const { first, pending } = await payingFor();
    const change = (body: object) =>
      client.post<OrderChanged>(`/api/orders/${first}/changes`, {
        windowId: testTimeSlots.evening,
        ...body,
      });
    const { order } = ok(await change({}));
    ok(await change({ expectedTotal: order.priceInfo.total }));
    expect((await orderOf(client, pending)).distributionWindow.id).toBe(testTimeSlots.evening);
    await payAtProvider(shop, client, pending);
    await returnToShop(shop, client, pending);
    expect((await orderOf(client, pending)).status).toBe('PLACED');
  });

  it('CART-03 takes no place of its own, and releases none when it is not paid', async () => {
    const before = await bookedCount(shop, testTimeSlots.noon);
    const { pending } = await payingFor();
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before + 1);
    await payAtProvider(shop, client, pending, 'decline');
    await returnToShop(shop, client, pending);
    expect((await orderOf(client, pending)).status).toBe('CANCELLED');
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before + 1);
    expect(await cartOf()).toMatchObject({ cartStatus: 'OPEN', mode: 'ADDON' });
    const again = await placeOrderAgain(client);
    await payAtProvider(shop, client, again);
    await returnToShop(shop, client, again);
    expect((await orderOf(client, again)).status).toBe('PLACED');
    expect(await bookedCount(shop, testTimeSlots.noon)).toBe(before + 1);
  });
});
