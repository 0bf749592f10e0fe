import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CartItemInput } from '@larder/contracts/cart';
import type { MatchedLine } from '@larder/contracts/shopping';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { cartCheckout } from '../feature.js';
import { aCart, aLine, apples, aProduct, home, evening, tomatoes } from '../testing/fixtures.js';
import { createTestServer } from '../testing/test-server.js';

jest.setTimeout(15_000);
beforeEach(() => window.sessionStorage.clear());

const pears = aProduct({ sku: 'pear', name: 'Pears', price: { regular: { value: 299 } } });
const offer = (product: typeof apples, quantity: number) => ({ product, quantity });
const lines: MatchedLine[] = [
  { text: '2 apples', amount: 2, status: 'matched', offers: [offer(apples, 2), offer(pears, 1)] },
  { text: 'tomattos', amount: 1, status: 'choose', offers: [offer(tomatoes, 250)] },
  { text: 'lawnmower', amount: 1, status: 'none', offers: [] },
];

async function open(handlers: Handlers = {}, url = '/paste-list') {
  const shop = createTestServer(
    aCart([aLine(apples, 1)], { distributionAddress: home, distributionWindow: evening }),
  );
  const host = await renderInHost({
    features: [cartCheckout],
    url,
    handlers: {
      ...shop.handlers,
      'POST /api/products/match-list': () => ({ lines }),
      'POST /api/carts/items/bulk': ({ body }) => {
        const items = body as CartItemInput[];
        const cart = aCart(
          items.map(({ sku, quantity }) => aLine(sku === 'apple' ? apples : tomatoes, quantity)),
          { distributionAddress: home, distributionWindow: evening },
        );
        shop.cart = cart;
        return { cartDTO: cart, notAddedOrUpdatedItems: [] };
      },
      ...handlers,
    },
  });
  return { ...host, shop, user: userEvent.setup() };
}
const field = () => screen.getByRole('textbox', { name: /What do you need/ });
const find = () => screen.getByRole('button', { name: 'Find products' });
const bodiesOf = (calls: Awaited<ReturnType<typeof open>>['calls'], path: string) =>
  calls.filter((call) => call.path === path).map(({ body }) => body);

it('shows the lines in three groups and puts everything chosen into the cart in one call', async () => {
  const { user, calls } = await open();
  await user.type(field(), '2 apples, tomattos, lawnmower');
  await user.click(find());
  expect(await screen.findByRole('heading', { name: 'Found (1)' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Not found (1)' })).toBeVisible();
  const choose = screen.getByRole('heading', { name: 'Please choose (1)' }).parentElement;
  await user.click(within(choose as HTMLElement).getByRole('button', { name: /Tomatoes/ }));
  await user.click(screen.getByRole('button', { name: 'Add all to cart (2) · €4.73' }));
  expect(await screen.findByText('2 products are in the cart.')).toBeVisible();
  expect(bodiesOf(calls, '/api/carts/items/bulk')).toEqual([
    [
      { sku: 'apple', quantity: 3 },
      { sku: 'tomato', quantity: 250 },
    ],
  ]);
  expect(screen.queryByRole('heading', { name: 'Found (1)' })).toBeNull();
  expect(screen.getByText('lawnmower')).toBeVisible();
});

it('takes everything out again', async () => {
  const { user, calls, shop } = await open({}, '/paste-list?text=apples');
  const none = await screen.findByRole('heading', { name: 'Please choose (1)' });
  await user.click(
    within(none.parentElement as HTMLElement).getByRole('button', { name: /Tomatoes/ }),
  );
  await user.click(screen.getByRole('button', { name: /^Add all to cart/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shop.cart?.productLineItems.map((one) => one.quantity)).toEqual([1]));
  expect(bodiesOf(calls, '/api/carts/items')).toEqual([{ sku: 'apple', quantity: 1 }]);
});

it('changes product and quantity, and leaves out what is at nothing', async () => {
  const { user } = await open({}, '/paste-list?text=2%20apples');
  const found = (await screen.findByRole('heading', { name: 'Found (1)' })).parentElement;
  const group = within(found as HTMLElement);
  expect(screen.getByRole('button', { name: 'Add all to cart (1) · €3.98' })).toBeVisible();
  await user.click(group.getByText('One other product'));
  await user.click(group.getByRole('button', { name: /Pears/ }));
  expect(screen.getByRole('button', { name: 'Add all to cart (1) · €2.99' })).toBeVisible();
  await user.click(group.getByRole('button', { name: 'More Pears' }));
  expect(screen.getByRole('button', { name: 'Add all to cart (1) · €5.98' })).toBeVisible();
  await user.click(group.getByRole('button', { name: 'Less Pears' }));
  await user.click(group.getByRole('button', { name: 'Leave out Pears' }));
  expect(screen.getByRole('button', { name: 'Nothing chosen' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('goes back from what was found to the list as it was typed', async () => {
  const { user } = await open();
  await user.type(field(), '2 apples');
  await user.click(find());
  await screen.findByRole('heading', { name: 'Found (1)' });
  await waitFor(() => expect(window.history.state).toMatchObject({ overlay: 'open' }));
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Found (1)' })).toBeNull());
  expect(field()).toHaveValue('2 apples');
  expect(field()).toHaveFocus();
});

it('keeps what was typed over a reload', async () => {
  const first = await open();
  await first.user.type(field(), '2 milk');
  first.unmount();
  await open();
  await waitFor(() => expect(field()).toHaveValue('2 milk'));
});

it('says that a list is empty before and after the call', async () => {
  const { user, calls } = await open({ 'POST /api/products/match-list': () => ({ lines: [] }) });
  await user.click(find());
  expect(screen.getByText('Type or paste your shopping list here.')).toBeVisible();
  expect(bodiesOf(calls, '/api/products/match-list')).toEqual([]);
  await user.type(field(), '--');
  await user.click(find());
  expect(await screen.findByText(/can’t find anything to look for on this list/)).toBeVisible();
});

it.each([
  [429, 'TOO_MANY_REQUESTS', /Please wait a minute/],
  [500, 'INTERNAL', /Something went wrong/],
])('says what to do after a %s, and keeps the text', async (status, errorCode, message) => {
  const refused = () => answer(status, { errorCode, message: '' });
  const { user } = await open({ 'POST /api/products/match-list': refused });
  await user.type(field(), 'milk');
  await user.click(find());
  expect(await screen.findByText(message)).toBeVisible();
  expect(field()).toHaveValue('milk');
});

it('takes a shopping list: its products as they are, its free text matched', async () => {
  const item = { id: 'i1', text: 'Apples', count: 2, isDone: false, product: apples };
  const list = {
    id: 'l1',
    name: 'Weekend',
    role: 'owner',
    members: [],
    links: [],
    items: [
      item,
      { id: 'i2', text: 'tomattos', count: 3, isDone: false },
      { id: 'i3', text: 'Salt', count: 1, isDone: true },
    ],
  };
  const { calls } = await open(
    {
      'GET /api/customers/shopping-lists/:id': () => list,
      'POST /api/products/match-list': () => ({ lines: lines.slice(1, 2) }),
    },
    '/paste-list?list=l1',
  );
  expect(await screen.findByRole('button', { name: 'Add all to cart (1) · €3.98' })).toBeVisible();
  expect(bodiesOf(calls, '/api/products/match-list')).toEqual([{ text: '3 tomattos' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('is linked from the cart', async () => {
  await open({}, '/cart');
  expect(await screen.findByRole('link', { name: 'Paste a list' })).toHaveAttribute(
    'href',
    '/paste-list',
  );
});
