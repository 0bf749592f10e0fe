import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartChanged, type Cart } from '@larder/contracts/cart';
import { answer } from '@larder/platform/testing';
import { five, mira, openLoyalty } from '../../testing/open-loyalty.js';
import CartVouchers from './cart-vouchers.contribution.js';

const list = 'GET /api/customers/loyalty/vouchers';
const line = { lineItemId: 'l1', articleId: 'a-five' };
const cartOf = (lines: Cart['voucherLineItems'], discounts = 0) =>
  ({
    id: 'c1',
    voucherLineItems: lines,
    distributionAddress: { distributionType: 'DELIVERY' },
    priceInfo: { discounts, totalArticlePrice: 2000 },
  }) as unknown as Cart;

it('LOY-07 LOY-12 a voucher that redeems itself is put into the cart once', async () => {
  const { calls } = await openLoyalty({
    element: <CartVouchers cart={cartOf([])} />,
    customer: mira,
    handlers: { [list]: () => [five], 'POST /api/carts/items': () => cartOf([line], 100) },
  });
  const posts = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(posts()).toHaveLength(1));
  expect(posts()[0]?.body).toEqual({ sku: 'a-five', quantity: 1 });
  // The response is about to arrive as the cart, so it must not be refetched in between.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(posts()).toHaveLength(1);
});

it('CUST-15 for a guest nothing is fetched or shown', async () => {
  const { calls } = await openLoyalty({ element: <CartVouchers cart={cartOf([line], 100)} /> });
  expect(calls).toEqual([]);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('LOY-12 shows which voucher applies, and removes it by its line', async () => {
  const { calls } = await openLoyalty({
    element: <CartVouchers cart={cartOf([line], 100)} />,
    customer: mira,
    handlers: { [list]: () => [five], 'DELETE /api/carts/items/multiple': () => cartOf([]) },
  });
  expect(await screen.findByText('applied: −€1.00')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Remove voucher/ }));
  await act(async () => undefined);
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', query: { lineItemIds: 'l1' } });
  expect(cartChanged.id).toBe('cartChanged');
});

it('LOY-12 shows when a voucher could not be removed', async () => {
  const { store } = await openLoyalty({
    element: <CartVouchers cart={cartOf([line], 100)} />,
    customer: mira,
    handlers: { [list]: () => [five], 'DELETE /api/carts/items/multiple': () => answer(503) },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Remove voucher/ }));
  const notices = () => JSON.stringify(store.getState().notifications);
  await waitFor(() => expect(notices()).toContain('Something went wrong.'));
});
