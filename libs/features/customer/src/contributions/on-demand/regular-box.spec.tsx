import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasRegularBoxes } from '../../has-regular-boxes.js';
import { wishedRhythms } from '../../state/rhythm.js';
import { openAccount } from '../../testing/open-account.js';
import RegularBox from './regular-box.contribution.js';

const categoryOf = (slug: string) => ({ slug, name: slug });

async function openPage(category: string, account: object) {
  const product = {
    sku: 'b1',
    category: categoryOf(category),
    parentCategories: [categoryOf('shop')],
  };
  await openAccount({
    element: <RegularBox product={product as never} />,
    settings: { account },
  });
}
const boxes = { standingOrders: true, standingCategories: ['boxes'] };

afterEach(() => window.sessionStorage.clear());

it('a box can be wished every two weeks, which outlives a reload', async () => {
  await openPage('boxes', boxes);
  expect(await screen.findByRole('radio', { name: 'Once' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Every 2 weeks' }));
  expect(screen.getByText(/Right after it you confirm/)).toBeVisible();
  expect([...wishedRhythms('')]).toEqual([['b1', 2]]);
  const link = screen.getByRole('link', { name: 'My standing orders' });
  expect(link).toHaveAttribute('href', '/profile/standing-orders');
});

it('another product has no rhythm', async () => {
  await openPage('fruit', boxes);
  expect(screen.queryByRole('radio')).toBeNull();
});

it.each([
  ['with boxes and standing orders', boxes, true],
  ['without standing orders', { ...boxes, standingOrders: false }, false],
  ['without boxes', { standingOrders: true }, false],
])('a shop %s: %j', (_, account, expected) => {
  expect(hasRegularBoxes({ features: { account } } as never)).toBe(expected);
});
