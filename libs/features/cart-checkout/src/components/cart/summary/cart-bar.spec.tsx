import { screen } from '@testing-library/react';
import { aCart, aLine, home, water } from '../../../testing/fixtures.js';
import { openCart } from '../../../testing/open-cart.js';

jest.setTimeout(15_000);

it('CART-54 counts no deposit for the minimum, and says so', async () => {
  await openCart(aCart([aLine(water, 6)], { distributionAddress: home }));
  expect(screen.getByRole('button', { name: 'To checkout' })).toHaveAccessibleDescription(
    'Spend €2.06 more to reach the minimum order of €5.00, excluding deposits',
  );
  expect(screen.getByText('Goods without deposit').closest('p')).toHaveTextContent('€2.94');
  expect(screen.getByText('€2.06 more to check out')).toBeVisible();
});
