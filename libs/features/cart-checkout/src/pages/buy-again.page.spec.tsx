import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItemInput } from '@larder/contracts/cart';
import type { BoughtProduct, BuyAgain } from '@larder/contracts/shopping';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { aCart, aLine, apples, aProduct, evening, home, tomatoes } from '../testing/fixtures.js';
import { groupBlock } from '../testing/group-block.js';
import { createTestServer } from '../testing/test-server.js';

jest.setTimeout(15_000);

const fruit = { slug: 'fruit', name: 'Fruit', place: 1 };
const dairy = { slug: 'dairy', name: 'Dairy', place: 2 };
const aBought = (parts: Partial<BoughtProduct> = {}): BoughtProduct => ({
  product: apples,
  aisle: fruit,
  times: 4,
  quantity: 2,
  isDue: false,
  lastAt: '2026-11-12T10:00:00Z',
  ...parts,
});
const milk = aProduct({ sku: 'milk', name: 'Milk', price: { regular: { value: 150 } } });
const cheese = aProduct({ sku: 'cheese', name: 'Cheese', availability: 'unavailable' });

async function open(products: readonly BoughtProduct[], handlers: Handlers = {}) {
  const shop = createTestServer(
    aCart([], { distributionAddress: home, distributionWindow: evening }),
  );
  const host = await renderInHost({
    features: [cartCheckout, groupBlock],
    url: '/buy-again',
    handlers: {
      ...shop.handlers,
      'GET /api/buy-again': (): BuyAgain => ({ products: [...products], openOrders: [] }),
      'POST /api/carts/items/bulk': ({ body }) => {
        const items = body as CartItemInput[];
        const lines = items.map(({ sku, quantity }) =>
          aLine(sku === 'apple' ? apples : tomatoes, quantity),
        );
        shop.cart = aCart(lines, { distributionAddress: home, distributionWindow: evening });
        return { cartDTO: shop.cart, notAddedOrUpdatedItems: [] };
      },
      ...handlers,
    },
  });
  return { ...host, shop, user: userEvent.setup() };
}
type Calls = Awaited<ReturnType<typeof open>>['calls'];
const bodiesOf = (calls: Calls, path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);
const section = async (name: string) =>
  within((await screen.findByRole('heading', { name })).parentElement as HTMLElement);

it('CART-18 puts all that is due into the cart in one call, and takes it out again', async () => {
  const { user, calls } = await open([
    aBought({ isDue: true }),
    aBought({ product: tomatoes, quantity: 500, isDue: true }),
    aBought({ product: milk, aisle: dairy }),
  ]);
  const due = await section('Due again');
  expect(due.getAllByText('4 times, last Nov 12')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Add all 2 to the cart · €/ }));
  expect(await screen.findByText('2 products are in the cart.')).toBeVisible();
  expect(bodiesOf(calls, '/api/carts/items/bulk')).toEqual([
    [
      { sku: 'apple', quantity: 2 },
      { sku: 'tomato', quantity: 500 },
    ],
  ]);
  expect(screen.queryByRole('button', { name: /^Add all/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: /^Add all 2/ })).toBeVisible();
});

it('CART-24 adds the usual quantity with the first tap, then one step with each', async () => {
  const { user, calls } = await open([aBought({ quantity: 3 })]);
  const name = '3\u00a0×\u00a0500\u00a0g, €5.97: add Apples to the cart';
  await user.click(await screen.findByRole('button', { name }));
  await user.click(await screen.findByRole('button', { name: 'More Apples' }));
  await waitFor(() =>
    expect(bodiesOf(calls, '/api/carts/items')).toEqual([
      { sku: 'apple', quantity: 3 },
      { sku: 'apple', quantity: 4 },
    ]),
  );
});

it('CART-24 says what one pack costs, whatever it holds', async () => {
  await open([aBought({ quantity: 1, product: aProduct({ packSize: '4 Stück' }) })]);
  const name = '1\u00a0×\u00a04\u00a0Stück, €1.99: add Apples to the cart';
  expect(await screen.findByRole('button', { name })).toHaveTextContent('1');
});

it('CART-18 adds all that was bought more than once when nothing is due', async () => {
  const { user, calls } = await open([
    aBought(),
    aBought({ product: tomatoes, quantity: 500, times: 2 }),
    aBought({ product: milk, aisle: dairy, times: 1 }),
    aBought({ product: cheese, quantity: 0 }),
  ]);
  await user.click(await screen.findByRole('button', { name: /^Add all 2 usuals · €/ }));
  expect(await screen.findByText('2 products are in the cart.')).toBeVisible();
  expect(bodiesOf(calls, '/api/carts/items/bulk')).toEqual([
    [
      { sku: 'apple', quantity: 2 },
      { sku: 'tomato', quantity: 500 },
    ],
  ]);
});

it('offers nothing to add at once when nothing is usual', async () => {
  await open([aBought({ times: 1 })]);
  expect(await screen.findByText('Apples')).toBeVisible();
  expect(screen.queryByRole('button', { name: /usual/ })).toBeNull();
});

it('leaves one department, and all again', async () => {
  const { user } = await open([aBought(), aBought({ product: milk, aisle: dairy })]);
  const often = await section('You buy these often');
  await user.click(screen.getByRole('button', { name: 'Dairy' }));
  expect(screen.getByRole('button', { name: 'Dairy' })).toHaveAttribute('aria-pressed', 'true');
  expect(often.getAllByRole('listitem')).toHaveLength(1);
  expect(often.queryByText(/Apples/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(often.getAllByRole('listitem')).toHaveLength(2);
});

it('CART-18 tells what was bought once from what is bought often', async () => {
  await open([aBought(), aBought({ product: milk, aisle: dairy, times: 1 })]);
  expect((await section('You buy these often')).getAllByRole('listitem')).toHaveLength(1);
  expect((await section('Bought once')).getByText('Milk')).toBeVisible();
});

it('CAT-06 offers what is like an unavailable product, and asks for it only then', async () => {
  const { user, calls } = await open([aBought({ product: cheese, quantity: 0, isDue: true })], {
    'GET /api/products/:sku': () => ({ ...cheese, substitutes: [milk] }),
  });
  expect(await screen.findByText('Cheese')).toBeVisible();
  expect(screen.queryByRole('button', { name: /cart/ })).toBeNull();
  expect(bodiesOf(calls, '/api/products/cheese')).toHaveLength(0);
  await user.click(screen.getByText('Similar products'));
  expect(await screen.findByRole('button', { name: 'Add to cart: Milk' })).toBeVisible();
});

it('shows the way on before the first order', async () => {
  await open([]);
  expect(await screen.findByText('Your favourites will appear here')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Paste a list' })).toBeVisible();
  expect(await screen.findByText('Popular right now, 12 of them')).toBeVisible();
});

it('can be tried again when the purchases cannot be loaded', async () => {
  let hasFailed = false;
  const { user } = await open([], {
    'GET /api/buy-again': () => {
      if (hasFailed) return { products: [aBought()], openOrders: [] };
      hasFailed = true;
      return answer(500, { errorCode: 'X', message: 'x' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Apples')).toBeVisible();
});
