import { screen, waitFor } from '@testing-library/react';
import { indexRoute } from '@larder/contracts/content';
import { profileRoute, profileSummary } from '@larder/contracts/customer';
import type { BuyAgain } from '@larder/contracts/shopping';
import { defineFeature, eager, ExtensionSlot, route } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../../feature.js';
import { apples } from '../../testing/fixtures.js';
import { anna } from '../../testing/test-visitor.js';

const page = eager({ default: () => null });
const account = defineFeature({
  id: 'account',
  enabled: () => true,
  routes: [route(profileRoute, page), route(indexRoute, page)],
});
const open = (handler: Handlers[string], handlers: Handlers = {}) =>
  renderInHost({
    features: [cartCheckout, account],
    element: <ExtensionSlot slot={profileSummary} props={{ customer: anna }} />,
    handlers: { 'GET /api/buy-again': handler, ...handlers },
  });

const none: BuyAgain = { products: [], openOrders: [] };

it('PLAT-04 names the next delivery, and leads to its order', async () => {
  await open(() => ({
    ...none,
    openOrders: [
      {
        orderNumber: '4711',
        status: 'PICKING',
        distributionType: 'DELIVERY',
        distributionWindow: {
          id: 'w',
          start: '2026-12-18T17:00:00Z',
          end: '2026-12-18T19:00:00Z',
        },
      },
    ],
  }));
  const link = await screen.findByRole('link', { name: 'Next delivery' });
  expect(link).toHaveAttribute('href', '/profile/orders?order=4711');
  expect(screen.getByText(/Fri.*18:00–20:00/)).toBeVisible();
  expect(screen.getByText('We are packing it for you')).toBeVisible();
});

it('PLAT-04 leads with an order that waits in the store, before the next delivery', async () => {
  const at = { id: 'w', start: '2026-12-18T17:00:00Z', end: '2026-12-18T19:00:00Z' };
  const open4711 = { orderNumber: '4711', status: 'PLACED', distributionType: 'DELIVERY' } as const;
  const open4712 = {
    orderNumber: '4712',
    status: 'READY',
    distributionType: 'CLICK_AND_COLLECT',
  } as const;
  const orders = [open4711, open4712].map((order) => ({ ...order, distributionWindow: at }));
  await open(() => ({ ...none, openOrders: orders }), {
    'GET /api/orders/:orderNumber/tracking': () => ({
      status: 'READY',
      isSimulated: false,
      pickup: { place: { kind: 'LOCKER', name: '3', code: '2871' } },
    }),
  });
  const link = await screen.findByRole('link', { name: 'Ready for you' });
  expect(link).toHaveAttribute('href', '/profile/orders?order=4712');
  expect(screen.getByText(/^Collect Fri.*18:00–20:00/)).toBeVisible();
  expect(await screen.findByText('Your order is in locker 3')).toBeVisible();
  expect(screen.getByText('2871').parentElement).toHaveTextContent('Code to open it 2871');
  expect(screen.getByRole('link', { name: 'View order' })).toHaveAttribute(
    'href',
    '/profile/orders?order=4712',
  );
});

it('leads to what was bought last when nothing is on its way', async () => {
  const items = [{ product: apples, quantity: 2 }];
  await open(() => ({
    ...none,
    products: [{ product: apples }],
    lastPurchase: { placedAt: '2026-11-12T10:00:00Z', items },
  }));
  expect(await screen.findByText('Your shop on Nov 12')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/buy-again');
});

it('leads to the shop before the first order', async () => {
  await open(() => none);
  expect(await screen.findByText('Start shopping')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/');
});

it('shows nothing when the call fails', async () => {
  const { calls, container } = await open(() => answer(500, { errorCode: 'X', message: 'x' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/api/buy-again']));
  await waitFor(() => expect(container.querySelector('a')).toBeNull());
});
