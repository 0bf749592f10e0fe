import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItemInput } from '@larder/contracts/cart';
import type { BoughtProduct, BuyAgain } from '@larder/contracts/shopping';
import { ExtensionSlot } from '@larder/platform';
import { answer, deferred, renderInHost, type Handlers } from '@larder/platform/testing';
import { homeStart } from '@larder/contracts/content';
import { recordOrder } from '../../state/has-ordered.js';
import { cartCheckout } from '../../feature.js';
import { aCart, aLine, apples, evening, home, tomatoes } from '../../testing/fixtures.js';
import { createTestServer } from '../../testing/test-server.js';

jest.setTimeout(15_000);
beforeAll(() => import('../../components/buy-again/home-row.js'));
beforeEach(() => window.localStorage.clear());

const aBought = (parts: Partial<BoughtProduct> = {}): BoughtProduct => ({
  product: apples,
  times: 4,
  quantity: 2,
  isDue: false,
  lastAt: '2026-11-12T10:00:00Z',
  aisle: { slug: 'fruit', name: 'Fruit', place: 1 },
  ...parts,
});
const openOrder = {
  orderNumber: '4711',
  status: 'PLACED',
  distributionType: 'DELIVERY',
  distributionWindow: {
    id: 'w',
    start: '2026-12-18T17:00:00Z',
    end: '2026-12-18T19:00:00Z',
  },
  changeableUntil: '2026-12-18T12:00:00Z',
} as const;

async function open(found: BuyAgain, handlers: Handlers = {}, hasOrdered = true) {
  const shop = createTestServer(
    aCart([], { distributionAddress: home, distributionWindow: evening }),
  );
  if (hasOrdered) recordOrder();
  return renderInHost({
    features: [cartCheckout],
    element: <ExtensionSlot slot={homeStart} props={{}} />,
    handlers: { ...shop.handlers, 'GET /api/buy-again': () => found, ...handlers },
  });
}

it('asks nothing of who never ordered, and shows them nothing', async () => {
  const { calls, container } = await open({ products: [], openOrders: [] }, {}, false);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(calls).toEqual([]);
  expect(container).toHaveTextContent(/^$/);
});

it('waits in the same place, then puts all that is due into the cart with one tap', async () => {
  const answered = deferred<BuyAgain>();
  const { calls } = await open(
    { products: [], openOrders: [] },
    {
      'GET /api/buy-again': () => answered.promise,
      'POST /api/carts/items/bulk': ({ body }) => {
        const items = body as CartItemInput[];
        const lines = items.map(({ sku, quantity }) =>
          aLine(sku === 'apple' ? apples : tomatoes, quantity),
        );
        const cart = aCart(lines, { distributionAddress: home, distributionWindow: evening });
        return { cartDTO: cart, notAddedOrUpdatedItems: [] };
      },
    },
  );
  expect(await screen.findByRole('heading', { name: 'Buy again' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
  answered.resolve({
    products: [
      aBought({ isDue: true }),
      aBought({ product: tomatoes, quantity: 500, isDue: true }),
    ],
    openOrders: [],
  });
  expect(await screen.findByRole('heading', { name: 'Due again' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add all 2 to cart' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/carts/items/bulk')).toHaveLength(1);
  await waitFor(() =>
    expect(document.getElementById('ui-announcements')).toHaveTextContent(
      '2 products are in the cart.',
    ),
  );
});

it('repeats the whole latest purchase with one tap, and leads on to the checkout', async () => {
  const { calls } = await open(
    {
      products: [aBought()],
      openOrders: [],
      lastPurchase: {
        placedAt: '2026-11-12T10:00:00Z',
        items: [
          { product: apples, quantity: 2 },
          { product: tomatoes, quantity: 500 },
        ],
      },
    },
    {
      'POST /api/carts/items/bulk': () => ({
        cartDTO: aCart([aLine(apples, 2), aLine(tomatoes, 500)], {
          distributionAddress: home,
          distributionWindow: evening,
        }),
        notAddedOrUpdatedItems: [],
      }),
    },
  );
  expect(await screen.findByText('Your shop on Nov 12')).toBeVisible();
  expect(screen.getByText(/^2 products, \D\d/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Add again/ }));
  const checkout = await screen.findByRole('link', { name: 'Checkout' });
  expect(checkout).toHaveAttribute('href', '/checkout');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/carts/items/bulk')).toMatchObject([
    {
      body: [
        { sku: 'apple', quantity: 2 },
        { sku: 'tomato', quantity: 500 },
      ],
    },
  ]);
});

it('CART-03 tells when the next order comes, and adds to it with one tap', async () => {
  const { opened, calls } = await open(
    { products: [aBought()], openOrders: [openOrder] },
    { 'PUT /api/carts/mode': () => aCart([], { mode: 'ADDON', orderNumber: '4711' }) },
  );
  expect(await screen.findByText(/^We deliver Fri.*18:00–20:00/)).toBeVisible();
  expect(screen.getByText(/^Add to it until Fri/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add to order 4711' }));
  await waitFor(() => expect(opened).toEqual(['/buy-again']));
  expect(calls.find(({ path }) => path === '/api/carts/mode')?.body).toEqual({
    mode: 'ADDON',
    orderNumber: '4711',
  });
});

it('only names an order that is packed already', async () => {
  const { changeableUntil: _, ...packed } = openOrder;
  await open({ products: [], openOrders: [{ ...packed, status: 'PICKING' }] });
  expect(await screen.findByText('We are packing it for you')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each<[string, Handlers[string]]>([
  ['nothing was bought', () => ({ products: [], openOrders: [] })],
  [
    'only what cannot be had was bought',
    () => ({ products: [aBought({ quantity: 0 })], openOrders: [] }),
  ],
  ['the call fails', () => answer(500, { errorCode: 'X', message: 'x' })],
])('gives the place back where %s', async (_name, handler) => {
  const { container, calls } = await open(
    { products: [], openOrders: [] },
    { 'GET /api/buy-again': handler },
  );
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/buy-again')).toBe(true));
  await waitFor(() => expect(container.querySelector('section')).toBeNull());
});
