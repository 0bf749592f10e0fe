import { act, waitFor } from '@testing-library/react';
import { addLines } from '@larder/contracts/cart';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { aCart, home } from '../testing/fixtures.js';
import { createTestServer } from '../testing/test-server.js';

jest.mock('./add-many.js', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('CART-23 several without a connection end, with a message, though their code does not come', async () => {
  const shop = createTestServer(aCart([], { distributionAddress: home }));
  const { context } = await renderInHost({
    features: [cartCheckout],
    element: <ExtensionSlot slot={appOverlays} props={{}} />,
    handlers: shop.handlers,
  });
  const items = ['apple', 'tomato'].map((sku) => ({ sku, quantity: 1 }));
  const result = context.getCapability(addLines)?.(items);
  expect(await act(async () => result)).toBe('addproductaborted');
  await waitFor(() =>
    expect(context.getState().notifications).toMatchObject([
      { type: 'error', key: 'cart.problem' },
    ]),
  );
});
