import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openCheckout, ready } from '../../../testing/open-checkout.js';
import { orderConfig } from '../../../testing/fixtures.js';

jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const cart = { ...ready, totalAtHandover: 1_200 };
const offered = {
  'GET /api/order-config': () => ({
    ...orderConfig,
    paymentMethods: ['payment-at-the-door', 'credit-cards'],
  }),
};

describe('cash that is rounded', () => {
  it.each([
    [/^On delivery/, 'payment-at-the-door', true],
    [/^Credit or debit card/, 'credit-cards', false],
  ])('F8 the summary names and says what %s costs in coins', async (name, _key, isRounded) => {
    const user = userEvent.setup();
    await openCheckout(cart, offered);
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    await screen.findByRole('button', { name: /Order with obligation/ });
    const shown = screen.queryAllByText('To pay, rounded');
    expect(shown.length > 0).toBe(isRounded);
    for (const term of shown)
      expect(within(term.parentElement ?? term).getByRole('definition')).toHaveTextContent('12.00');
    const line = screen.queryByText('At handover you pay €12.00, rounded.');
    expect(line !== null).toBe(isRounded);
    if (isRounded) expect(line).toHaveAttribute('role', 'status');
  });

  it('F8 a country that rounds nothing has no such row', async () => {
    const user = userEvent.setup();
    await openCheckout(ready, offered);
    await user.click(await screen.findByRole('radio', { name: /^On delivery/ }));
    await user.click(await screen.findByRole('button', { name: 'Continue to summary' }));
    await screen.findByRole('button', { name: /Order with obligation/ });
    expect(screen.queryByText('To pay, rounded')).toBeNull();
  });
});
