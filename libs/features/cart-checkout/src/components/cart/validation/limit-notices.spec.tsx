import { aCart, aLine, home, orderConfig, tomatoes } from '../../../testing/fixtures.js';
import { createTestServer } from '../../../testing/test-server.js';
import { cart, openWith } from '../../../testing/open-validation.js';

const open = openWith(jest.advanceTimersByTimeAsync);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// The cart monitor loads after the page; here its code is preloaded.
beforeAll(() => import('../../cart-monitor/cart-monitor.js'));

describe('notices of the limits', () => {
  const heavy = aCart([aLine(tomatoes, 31_000)], { distributionAddress: home });
  const notices = (host: Awaited<ReturnType<typeof open>>) =>
    host.store
      .getState()
      .notifications.map(({ type, text, duration }) => ({ type, text, duration }));

  it('CART-60 CART-65 NOTE-07 persistent info while the cart is too heavy, gone after', async () => {
    const host = await open(createTestServer(heavy));
    expect(notices(host)).toEqual([
      { type: 'info', text: 'An order can weigh up to 30\u00a0kg.', duration: undefined },
    ]);
    await host.pass(10 * 60_000);
    expect(notices(host)).toHaveLength(1);
    host.shop.cart = { ...cart, id: heavy.id, version: 9 };
    await host.pass(60_000);
    expect(notices(host)).toEqual([]);
  });

  it('CART-65 the limit is in pounds where goods are priced by them', async () => {
    const inPounds = { ...tomatoes, unitPriceSymbol: 'lb' };
    const cart = aCart([aLine(inPounds, 31_000)], { distributionAddress: home });
    const host = await open(createTestServer(cart));
    expect(notices(host)).toMatchObject([{ text: 'An order can weigh up to 66.14\u00a0lb.' }]);
  });

  it('CART-61 persistent info while the cart’s value is too high', async () => {
    const config = { ...orderConfig, maxOrderValueDelivery: 500 };
    const host = await open(createTestServer(cart), { 'GET /api/order-config': () => config });
    expect(notices(host)).toEqual([
      { type: 'info', text: 'The maximum order is €5.00.', duration: undefined },
    ]);
  });
});
