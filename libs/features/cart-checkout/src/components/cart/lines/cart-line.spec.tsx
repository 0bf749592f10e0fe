import { screen } from '@testing-library/react';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../../../feature.js';
import { aCart, aLine, aProduct } from '../../../testing/fixtures.js';
import { createTestServer } from '../../../testing/test-server.js';

it.each([
  [{ name: 'Alma', slug: 'alma' }, 'Alma Farm-Milk'],
  [{ name: 'Alma Farm', slug: 'alma', prefix: 'Alma' }, 'Alma Farm-Milk'],
  [{ name: 'Farm', slug: 'farm', prefix: '' }, 'Farm-Milk'],
])('a line of the cart repeats no word of its brand (%#)', async (brand, name) => {
  const shop = createTestServer(aCart([aLine(aProduct({ name: 'Farm-Milk', brand }), 1)]));
  await renderInHost({ features: [cartCheckout], url: '/cart', handlers: shop.handlers });
  expect(screen.getByText(name, { exact: true })).toBeVisible();
});

it.each([
  ['a pack of four', 4, /1\.99 a pack · .*0\.50 each/],
  ['one piece', 1, /1\.99 each$/],
])('says whose price it is of %s', async (_case, amount, prices) => {
  const product = aProduct({
    packSize: `${amount} pieces`,
    content: { amount, unit: 'piece' },
    price: { regular: { value: 199 } },
  });
  const shop = createTestServer(aCart([aLine(product, 1)]));
  await renderInHost({ features: [cartCheckout], url: '/cart', handlers: shop.handlers });
  expect(screen.getByText(prices)).toBeVisible();
});
