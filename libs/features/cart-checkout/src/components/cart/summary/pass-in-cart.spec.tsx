import { screen } from '@testing-library/react';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../../../feature.js';
import { aCart, aLine, apples } from '../../../testing/fixtures.js';
import { createTestServer } from '../../../testing/test-server.js';

const PASS = 4900;

const open = (lines: Parameters<typeof aCart>[0]) => {
  const cart = aCart(lines);
  const { priceInfo } = cart;
  const shop = createTestServer({
    ...cart,
    deliveryPassLineItem: { lineItemId: 'pass', price: PASS },
    priceInfo: { ...priceInfo, total: priceInfo.total + PASS },
  });
  return renderInHost({ features: [cartCheckout], url: '/cart', handlers: shop.handlers });
};
const rowOf = (name: string) => screen.getByText(name).closest('div');

describe('a delivery pass in the cart', () => {
  it('PASS-07 is a row of the sum, which is right to the cent', async () => {
    await open([aLine(apples, 2)]);
    expect(rowOf('Delivery pass')).toHaveTextContent('49.00');
  });

  it('PASS-07 makes a cart without goods no empty one', async () => {
    await open([]);
    expect(rowOf('Delivery pass')).toHaveTextContent('49.00');
    expect(screen.queryByText('Add what you need and we’ll pick it fresh for you.')).toBeNull();
  });

  it('has no row without a pass', async () => {
    const shop = createTestServer(aCart([aLine(apples, 2)]));
    await renderInHost({ features: [cartCheckout], url: '/cart', handlers: shop.handlers });
    expect(screen.queryByText('Delivery pass')).toBeNull();
  });
});
