import { screen } from '@testing-library/react';
import { orderConfirmed } from '@larder/contracts/checkout';
import { defineFeature, on } from '@larder/platform';
import { answer, renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { lastCart } from '../components/checkout/lost-cart/last-cart.js';
import { openAttempt } from '../components/order/order-attempt.js';
import { aCart, aLine, billing, evening, home, tomatoes } from '../testing/fixtures.js';

const cart = aCart([aLine(tomatoes, 500)], { distributionWindow: evening });
const order = {
  orderNumber: '1001',
  status: 'PLACED',
  placedAt: '2026-11-19T10:00:00Z',
  distributionAddress: home,
  distributionWindow: evening,
  billingAddress: billing,
  productLineItems: cart.productLineItems,
  payments: [{ methodKey: 'payment-at-the-door', amountPlanned: cart.priceInfo.total }],
  priceInfo: cart.priceInfo,
};

const events: unknown[] = [];
const listener = defineFeature({
  id: 'listener',
  enabled: () => true,
  listens: [on(orderConfirmed, (payload) => void events.push(payload))],
});

const open = (url: string, found: unknown) =>
  renderInHost({
    features: [cartCheckout, listener],
    url,
    handlers: {
      'GET /api/orders/:orderNumber': () => found,
      'GET /api/carts': () => answer(404, { errorCode: 'NOT_FOUND', message: '' }),
    },
  });

describe('the confirmation', () => {
  it('NAV-14 CHK-05 shows the number, the time slot, the address, the goods and the total', async () => {
    await open('/checkout-ok?order=1001', order);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Thank you for your order');
    for (const text of [
      '1001',
      'Friday, November 20, 18:00 to 20:00',
      'Lindengasse 7, 1070 Wien',
      'On delivery',
    ])
      expect(screen.getByText(text)).toBeVisible();
    // Beside time and place, and under the goods.
    expect(screen.getAllByText('€4.40')).toHaveLength(2);
    expect(screen.getByText(/anna@example.test/)).toBeVisible();
    expect(screen.getByText(/bring them in the time slot you chose/)).toBeVisible();
  });

  it('CART-08 shows the substitution preference, for all and for one product', async () => {
    const [line, ...more] = order.productLineItems;
    const productLineItems = [{ ...line, substitution: 'CALL' }, ...more];
    await open('/checkout-ok?order=1001', { ...order, substitution: 'SIMILAR', productLineItems });
    expect(screen.getByText('Send something similar')).toBeVisible();
    const [item] = screen.getAllByRole('listitem');
    expect(item).toHaveTextContent('If something is missing: Call me');
  });

  it('CHK-05 PAY-13 shows how a free order was paid', async () => {
    const code = { code: 'ALL', title: 'All', appliesTo: 'goods', savings: 500 };
    const priceInfo = { ...order.priceInfo, discounts: 500, total: 0 };
    await open('/checkout-ok?order=1001', {
      ...order,
      priceInfo,
      payments: [],
      discountCodes: [code],
    });
    expect(
      await screen.findByText('Nothing to pay: code ALL covers the whole amount.'),
    ).toBeVisible();
  });

  it('CHK-05 neither thanks for a cancelled order nor announces a delivery', async () => {
    await open('/checkout-ok?order=1001', { ...order, status: 'CANCELLED' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'This order has been cancelled',
    );
    expect(screen.queryByText(/bring them in the time slot you chose/)).toBeNull();
    expect(screen.queryByText(/The confirmation .* goes to/)).toBeNull();
    expect(screen.getByText('1001')).toBeVisible();
  });

  it('closes the attempt once the outcome is seen, and not before', async () => {
    const input = { cartId: 'cart-1', methodKey: 'payment-at-the-door', expectedTotal: 1 } as const;
    openAttempt.write({ key: 'key', input });
    lastCart.write({ id: 'cart-1', kind: 'guest' });
    await open('/checkout-ok?order=9', answer(404, { errorCode: 'NOT_FOUND', message: '' }));
    expect([openAttempt.read(), lastCart.read()]).not.toContain(undefined);
    await open('/checkout-ok?order=1001', order);
    expect([openAttempt.read(), lastCart.read()]).toEqual([undefined, undefined]);
  });

  it('TRK-14 emits the order once, and not when it is viewed again', async () => {
    events.length = 0;
    const input = { cartId: 'cart-1', methodKey: 'payment-at-the-door', expectedTotal: 1 } as const;
    openAttempt.write({ key: 'key', input });
    const { unmount } = await open('/checkout-ok?order=1001', order);
    unmount();
    await open('/checkout-ok?order=1001', order);
    expect(events).toEqual([{ order }]);
  });

  it.each([
    ['an unknown order', '/checkout-ok?order=9'],
    ['no order', '/checkout-ok'],
  ])('is friendly about %s', async (_name, url) => {
    const { status } = await open(url, answer(404, { errorCode: 'NOT_FOUND', message: '' }));
    expect(status).toBe(200);
    expect(screen.getByText('We can’t find this order here')).toBeVisible();
  });
});
