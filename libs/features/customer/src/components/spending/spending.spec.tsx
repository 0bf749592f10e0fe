import { screen, within } from '@testing-library/react';
import type { Spending } from '@larder/contracts/customer';
import { answer } from '@larder/platform/testing';
import { dropCookies, openAccount, setCookie } from '../../testing/open-account.js';

afterEach(dropCookies);

const months = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  orders: 0,
  paid: 0,
}));
const none: Spending = {
  months,
  departments: [],
  discounts: 0,
  memberSavings: 0,
  serviceFees: 0,
  depositsPaid: 0,
  depositsReturned: 0,
};
const spent: Spending = {
  ...none,
  months: [...months.slice(0, 11), { month: '2026-12', orders: 2, paid: 8450 }],
  departments: [{ name: 'Fruit and vegetables', goods: 5000 }, { goods: 3000 }],
  discounts: 450,
  depositsPaid: 220,
};
const SPENDING = 'GET /api/customers/spending';
const open = (handler: () => unknown) => {
  setCookie('loggedIn', 'true');
  return openAccount({ url: '/profile/spending', handlers: { [SPENDING]: handler } as never });
};

describe('what the customer spends', () => {
  it('is shown by month, newest first, by department, and with the savings', async () => {
    await open(() => spent);
    const table = within(await screen.findByRole('table', { name: 'By month' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent('December 2026€84.50');
    const departments = within(screen.getByRole('table', { name: 'By department' }));
    expect(departments.getByRole('row', { name: /Other goods/ })).toHaveTextContent('€30.00');
    expect(screen.getByText('Saved with vouchers and codes').parentElement).toHaveTextContent(
      '€4.50',
    );
    expect(screen.queryByText('Saved as a member')).toBeNull();
  });

  it('says so when nothing was delivered yet, and when it cannot be read', async () => {
    const { unmount } = await open(() => none);
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    unmount();
    await open(() => answer(500, { errorCode: 'X', message: '' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
