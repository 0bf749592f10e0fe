import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { aCart } from '../testing/fixtures.js';
import { groupBlock } from '../testing/group-block.js';
import { full, openCart as open, openCartWithChecks } from '../testing/open-cart.js';
import { createTestServer } from '../testing/test-server.js';
import CartPage from './cart.page.js';

jest.setTimeout(15_000);

describe('findings of the validation', () => {
  const found = (code: string, lineItemId?: string): Handlers => ({
    'GET /api/carts/validation': () => ({
      cartDTO: full,
      errors: [{ code, message: 'in the backend’s words', lineItemId }],
    }),
  });

  it.each([
    ['132', 'We can’t deliver there.', 'Delivery or pickup'],
    ['023', 'This time slot has just been taken.', 'Delivery or pickup'],
    ['227', 'Your discount code has reached its usage limit.', 'Your order'],
  ])('CART-93 shows %s beside what it is about', async (code, message, region) => {
    await openCartWithChecks(found(code));
    const place = await screen.findByRole('region', { name: region });
    expect(await within(place).findByText(new RegExp(message))).toBeVisible();
  });

  it('CART-93 shows a general one on top, an unknown one with the backend’s text', async () => {
    await openCartWithChecks(found('NEW'));
    expect(await screen.findByText('in the backend’s words')).toBeVisible();
  });

  it.each([
    ['NEW', 'in the backend’s words'],
    ['MAX_QUANTITY_REACHED', 'You’ve reached the maximum for one order.'],
  ])('CART-93 shows %s about a line at the line', async (code, message) => {
    await openCartWithChecks(found(code, 'line-apple'));
    const item = (await screen.findAllByRole('listitem'))[1] as HTMLElement;
    expect(await within(item).findByText(message)).toBeVisible();
  });
});

describe('states of the page', () => {
  it.each([
    ['no cart', null],
    ['a cart without products', aCart([])],
  ])('leads on from %s', async (_name, cart) => {
    await open(cart);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.queryByText('To checkout')).not.toBeInTheDocument();
  });

  it.each([
    ['no cart', null, 1],
    ['a cart without products', aCart([]), 1],
    ['a cart with products', full, 0],
  ])('offers popular goods beside %s', async (_name, cart, count) => {
    await open(cart, {}, [groupBlock]);
    expect(screen.queryAllByText('Popular right now, 12 of them')).toHaveLength(count);
  });

  it('NAV-69 redirects from a frozen cart to the payment’s result', async () => {
    const { shop, opened, calls } = await open({ ...full, cartStatus: 'FINALIZED' });
    await waitFor(() => expect(opened).toEqual(['/checkout/payment-result']));
    expect(calls.map(({ path }) => path)).not.toContain('/api/carts/reset');
    expect(shop.cart?.cartStatus).toBe('FINALIZED');
  });

  it.each(['ORDERED', 'ABANDONED'] as const)(
    'CART-26 leaves a cart alone that is %s',
    async (cartStatus) => {
      const { shop, calls } = await open({ ...full, cartStatus });
      expect(await screen.findByRole('link', { name: 'To checkout' })).toBeVisible();
      expect(calls.map(({ path }) => path)).not.toContain('/api/carts/reset');
      expect(shop.cart?.cartStatus).toBe(cartStatus);
    },
  );

  it('is not to be found by search engines and names itself', async () => {
    const { head } = await open();
    expect(head).toMatchObject({ title: 'Cart – Test shop', robots: 'noindex' });
  });

  it('refetches after the shop did not respond', async () => {
    let isDown = true;
    const host = await renderInHost({
      features: [cartCheckout],
      element: <CartPage params={{}} search={new URLSearchParams()} />,
      handlers: {
        ...createTestServer(full).handlers,
        'GET /api/carts': () => (isDown ? answer(503, {}) : full),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop isn’t responding');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Apples')).toBeVisible();
    expect(host.calls).not.toHaveLength(0);
  });
});
