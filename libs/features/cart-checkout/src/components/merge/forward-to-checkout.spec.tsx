import { screen, waitFor } from '@testing-library/react';
import { renderInHost } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import CartPage from '../../pages/cart.page.js';
import { aLine, apples, water } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';
import { guests, own, logIn, dialog, press } from '../../testing/log-in.js';

jest.setTimeout(15_000);

describe('forwardToCheckout', () => {
  const query = 'forwardToCheckout=true';

  it('NAV-75 redirects to the checkout once the dialog is closed', async () => {
    const { opened } = await logIn({ after: own([aLine(apples, 20)]), query });
    await dialog();
    expect(opened).not.toContain('/checkout');
    await press('Combine carts');
    await waitFor(() => expect(opened).toContain('/checkout'));
  });

  it('NAV-75 stays in the cart while it is not valid', async () => {
    const after = own([aLine(water, 12)]);
    const errors = [{ code: '141', message: 'late' }];
    const { opened, calls } = await logIn({
      after,
      query,
      handlers: { 'GET /api/carts/validation': () => ({ cartDTO: after, errors }) },
    });
    await dialog();
    const validations = () => calls.filter(({ path }) => path.endsWith('/validation')).length;
    const before = validations();
    await press('Keep only my account’s cart');
    await waitFor(() => expect(validations()).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opened).not.toContain('/checkout');
  });

  it('NAV-75 does not redirect a guest', async () => {
    const shop = createTestServer(guests);
    const host = await renderInHost({
      features: [cartCheckout],
      element: <CartPage params={{}} search={new URLSearchParams(query)} />,
      handlers: shop.handlers,
    });
    await screen.findByRole('heading', { name: 'Your order' }).catch(() => undefined);
    expect(host.opened).not.toContain('/checkout');
  });
});
