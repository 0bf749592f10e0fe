import { screen } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.js';
import RegularBox from './regular-box.contribution.js';

const categoryOf = (slug: string) => ({ slug, name: slug });

async function openPage(category: string, account: object) {
  const product = { category: categoryOf(category), parentCategories: [categoryOf('shop')] };
  await openAccount({
    element: <RegularBox product={product as never} />,
    settings: { account },
  });
}
const boxes = { standingOrders: true, standingCategories: ['boxes'] };

it('the page of a box leads to standing orders, a guest by the login', async () => {
  await openPage('boxes', boxes);
  expect(await screen.findByText('Have it delivered every week')).toBeVisible();
  const link = screen.getByRole('link', { name: 'My standing orders' });
  expect(link).toHaveAttribute('href', '/profile/standing-orders');
});

it.each([
  ['another product', 'fruit', boxes],
  ['a shop without standing orders', 'boxes', { ...boxes, standingOrders: false }],
  ['a shop without boxes', 'boxes', { standingOrders: true }],
])('%s says nothing of it', async (_, category, account) => {
  await openPage(category, account);
  expect(screen.queryByRole('link')).toBeNull();
});
