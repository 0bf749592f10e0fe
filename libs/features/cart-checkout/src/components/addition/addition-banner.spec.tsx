import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Cart } from '@larder/contracts/cart';
import { appOverlays } from '@larder/contracts/content';
import { ExtensionSlot } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, home } from '../../testing/fixtures.js';
import { placed } from '../../testing/placed-order.js';
import { createTestServer } from '../../testing/test-server.js';

jest.setTimeout(15_000);
beforeAll(async () => {
  await import('../cart-monitor/cart-monitor.js');
  await import('./addition-banner.js');
});
beforeEach(() => {
  window.sessionStorage.clear();
  document.getElementById('ui-announcements')?.replaceChildren();
});
afterEach(() => jest.useRealTimers());

const minute = 60_000;
const inMinutes = (count: number) => new Date(Date.now() + count * minute).toISOString();
const addition = (lines: Cart['productLineItems'] = [aLine(apples, 1)]): Cart =>
  aCart(lines, { mode: 'ADDON', orderNumber: '4711', distributionAddress: home });

async function open(cart: Cart, until: string | undefined, handlers: Handlers = {}, url = '/') {
  const shop = createTestServer(cart);
  const { changeableUntil: _, ...progress } = placed;
  const host = await renderInHost({
    features: [cartCheckout],
    url,
    element: <ExtensionSlot slot={appOverlays} props={{}} />,
    handlers: {
      ...shop.handlers,
      'GET /api/orders/:orderNumber/progress': () => ({
        ...progress,
        orderNumber: '4711',
        ...(until !== undefined && { changeableUntil: until }),
      }),
      'PUT /api/carts/mode': () => {
        const { orderNumber: __, ...rest } = addition([]);
        shop.cart = { ...rest, mode: 'REGULAR', version: 9 };
        return shop.cart;
      },
      ...handlers,
    },
  });
  return host;
}
const banner = () => screen.findByRole('region', { name: 'Adding to an order' });
const announcement = () => document.getElementById('ui-announcements')?.textContent;

it('CART-03 says on every page that the cart adds to an order and until when, aloud once a tab', async () => {
  const { unmount } = await open(addition(), inMinutes(3 * 24 * 60));
  expect(await screen.findByText(/^until \w{3},? \d/)).toBeVisible();
  expect(await banner()).toHaveTextContent('You are adding to order 4711');
  expect(screen.getByRole('link', { name: 'Done, check out' })).toHaveAttribute(
    'href',
    '/checkout',
  );
  await waitFor(() => expect(announcement()).toBe('You are adding to order 4711'));
  unmount();
  document.getElementById('ui-announcements')?.replaceChildren();
  await open(addition(), inMinutes(45));
  expect(await screen.findByText('45 minutes left')).toBeVisible();
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(announcement()).toBe('');
});

it('CART-29 without goods, done makes it an ordinary cart again', async () => {
  const { calls } = await open(addition([]), inMinutes(45));
  await banner();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(calls.find(({ path }) => path === '/api/carts/mode')?.body).toEqual({ mode: 'REGULAR' });
  await waitFor(() => expect(announcement()).toBe('Order 4711 stays as it is.'));
});

it('CART-29 keeps the way out in the checkout when there is nothing to order', async () => {
  const { unmount } = await open(addition(), inMinutes(45), {}, '/checkout');
  expect(within(await banner()).queryByRole('link')).toBeNull();
  expect(within(await banner()).queryByRole('button')).toBeNull();
  unmount();
  await open(addition([]), inMinutes(45), {}, '/checkout');
  expect(within(await banner()).getByRole('button', { name: 'Done' })).toBeVisible();
});

it('stays, and says so, when that fails', async () => {
  await open(addition([]), inMinutes(45), {
    'PUT /api/carts/mode': () => answer(503, { errorCode: '', message: '' }),
  });
  await banner();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText(/That did not work/)).toBeVisible();
  expect(await banner()).toBeVisible();
});

/** The order is closed after the cart was read once. */
function closing(): Handlers {
  let reads = 0;
  const { orderNumber: _, ...rest } = addition();
  return {
    'GET /api/carts': () => (reads++ === 0 ? addition() : { ...rest, mode: 'REGULAR' }),
  };
}

it('CART-57 ends at the cut-off with a notice that stays', async () => {
  const { context } = await open(addition(), inMinutes(-1), closing());
  await waitFor(() =>
    expect(context.getState().notifications).toEqual([
      expect.objectContaining({
        text: expect.stringMatching(/^Order 4711 is being packed now/),
        duration: undefined,
      }),
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('ends, too, where the order was closed before its time', async () => {
  await open(addition(), undefined, closing());
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
});

it('is not there for an ordinary cart', async () => {
  const { calls } = await open(aCart([aLine(apples, 1)]), inMinutes(45));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/carts')).toBe(true));
  expect(screen.queryByRole('region')).toBeNull();
  expect(calls.some(({ path }) => path.endsWith('/progress'))).toBe(false);
});
