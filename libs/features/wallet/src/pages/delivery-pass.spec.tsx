import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, renderInHost } from '@larder/platform/testing';
import CartPass from '../contributions/on-demand/cart-pass.contribution.js';
import { mira, openPassPage, openSection } from '../testing/open-wallet.js';

const offer = { articleId: 'pass-6', title: 'Half a year', price: 4900, months: 6 };
const none = () => answer(404, { errorCode: 'NOT_FOUND', message: 'no' });
const handlers = {
  'GET /api/delivery-pass': () => offer,
  'GET /api/customers/delivery-pass': () => null,
  'GET /api/carts': none,
  'GET /api/customers/spending': none,
};
const spent = (orders: number, serviceFees: number) => () => ({
  months: [{ month: '2026-11', orders, paid: 10_000 }],
  departments: [],
  discounts: 0,
  memberSavings: 0,
  serviceFees,
  depositsPaid: 0,
  depositsReturned: 0,
});
const pass = { startDate: '2020-01-01T00:00:00Z', endDate: '2099-01-01T00:00:00Z' };

it('PASS-05 PASS-06 CUST-15 a guest sees the offer, and buying leads through the login', async () => {
  const { logins, calls } = await openPassPage({ handlers });
  expect(screen.getByRole('heading', { name: 'Half a year' })).toBeInTheDocument();
  expect(screen.getByText('€49.00')).toBeInTheDocument();
  expect(screen.getByText('Valid for 6 months from the day of the order')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in and buy' }));
  expect(logins).toEqual(['/delivery-pass']);
  expect(calls.map(({ path }) => path)).toEqual(['/api/delivery-pass']);
});

it('PASS-03 PASS-07 a customer puts the pass into the cart, and it holds from then on', async () => {
  let cart: unknown = none();
  const { calls } = await openPassPage({
    customer: mira,
    handlers: {
      ...handlers,
      'GET /api/carts': () => cart,
      'POST /api/carts/items': () =>
        (cart = { id: 'c1', deliveryPassLineItem: { lineItemId: 'l1', price: 4900 } }),
    },
  });
  expect(await screen.findByText('You don’t have a delivery pass.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
  expect(await screen.findByText('In the cart')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    sku: 'pass-6',
    quantity: 1,
  });
});

it('PASS-06 a pass in the cart is not shown to others after logout', async () => {
  const { signedIn } = await openPassPage({
    customer: mira,
    handlers: {
      ...handlers,
      'GET /api/carts': () => ({
        id: 'c1',
        deliveryPassLineItem: { lineItemId: 'l1', price: 4900 },
      }),
    },
  });
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
  act(() => signedIn(undefined));
  expect(screen.getByRole('button', { name: 'Sign in and buy' })).toBeInTheDocument();
  act(() => signedIn({ ...mira, id: 'c-anna' }));
  expect(screen.getByRole('button', { name: 'Add to cart' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Go to cart' })).toBeInTheDocument();
});

it.each([
  [10, 3_000, 'Pays off from 17 orders', /ordered 10 times and paid €30.00/],
  [40, 15_600, 'It would have saved you €58.00 last year', /paid €156.00 in service fees/],
])('PASS-05 tells after %s orders what it is worth', async (orders, fees, title, year) => {
  await openPassPage({
    customer: mira,
    handlers: { ...handlers, 'GET /api/customers/spending': spent(orders, fees) },
  });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(year)).toBeVisible();
});

it('PASS-05 a customer sees their own pass beside the offer', async () => {
  await openPassPage({
    customer: mira,
    handlers: { ...handlers, 'GET /api/customers/delivery-pass': () => pass },
  });
  expect(await screen.findByText('Active')).toBeInTheDocument();
  expect(screen.getByText(/^Valid from .*2020 to .*2099$/)).toBeInTheDocument();
});

it('ERR-30 failed lookups show nothing', async () => {
  const broken = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'no' });
  await openPassPage({ handlers: { 'GET /api/delivery-pass': broken } });
  expect(screen.getByText('There is no delivery pass right now.')).toBeInTheDocument();
  await openSection('delivery-pass', {
    handlers: { 'GET /api/customers/delivery-pass': broken, 'GET /api/carts': broken },
  });
  expect(await screen.findByText('You don’t have a delivery pass.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('PLAT-13 without the flag there is no page', async () => {
  const closed = openPassPage({ handlers, tenant: { featureCustomerDeliveryPass: false } });
  await expect(closed.then(({ status }) => status)).resolves.toBe(404);
});

it('PASS-07 the cart shows the pass with its price and removes it by its line', async () => {
  const cart = { deliveryPassLineItem: { lineItemId: 'l1', price: 4900 } } as never;
  const { calls } = await renderInHost({
    features: [],
    element: <CartPass cart={cart} />,
    handlers: { 'DELETE /api/carts/items/multiple': () => ({ id: 'c1' }) },
  });
  expect(await screen.findByText('€49.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Remove delivery pass' }));
  expect(calls.at(-1)).toMatchObject({ query: { lineItemIds: 'l1' } });
});

it('PASS-07 shows when the pass could not be removed from the cart', async () => {
  const cart = { deliveryPassLineItem: { lineItemId: 'l1', price: 4900 } } as never;
  const { store } = await renderInHost({
    features: [],
    element: <CartPass cart={cart} />,
    handlers: { 'DELETE /api/carts/items/multiple': () => answer(503) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove delivery pass' }));
  const notices = () => JSON.stringify(store.getState().notifications);
  await waitFor(() => expect(notices()).toContain('Something went wrong.'));
});
