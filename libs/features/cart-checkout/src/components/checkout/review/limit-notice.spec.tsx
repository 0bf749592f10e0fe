import { screen } from '@testing-library/react';
import { aCart, aLine, apples, home } from '../../../testing/fixtures.js';
import { openOnePage } from '../../../testing/one-page.js';

jest.setTimeout(15_000);

it('CART-62 says at once what is missing for the minimum, and offers no order', async () => {
  await openOnePage(aCart([aLine(apples, 1)], { distributionAddress: home }));
  expect(await screen.findByText('You can’t place this order yet')).toBeVisible();
  expect(screen.getByText('Spend €3.01 more to reach the minimum order of €5.00')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Back to cart' })[0]).toHaveAttribute('href', '/cart');
  expect(screen.queryByRole('button', { name: 'Continue to review' })).toBeNull();
});
