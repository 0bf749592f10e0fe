import { screen } from '@testing-library/react';
import type { OrderRating } from '@larder/contracts/reviews';
import { answer, type Handlers } from '@larder/platform/testing';
import { at, button, open, placed } from '../../testing/placed-order.js';

const completed = {
  ...placed,
  status: 'COMPLETED' as const,
  steps: [{ status: 'COMPLETED' as const, at }],
  changeableUntil: undefined,
};
const RATE = 'PUT /api/orders/:orderNumber/rating';
const show = (handlers: Handlers = {}, first: OrderRating = { canRate: true }) => {
  let current = first;
  return open(
    {
      'GET /api/orders/:orderNumber/claims': () => ({ lines: [], claims: [] }),
      'GET /api/orders/:orderNumber/rating': () => current,
      [RATE]: ({ body }) => (current = { canRate: true, rating: body as never }),
      ...handlers,
    },
    completed,
  );
};

afterEach(() => window.sessionStorage.clear());

describe('the rating of an order', () => {
  it('asks what was not right below five stars, and thanks', async () => {
    const { user, callsOf } = await show();
    await user.click(await screen.findByRole('radio', { name: 'Okay' }));
    await user.click(screen.getByRole('checkbox', { name: 'Punctuality' }));
    await user.type(screen.getByRole('textbox'), ' An hour late. ');
    await user.click(await button('Send rating'));
    expect(await screen.findByText(/Thank you!/)).toBeVisible();
    expect(callsOf('PUT /api/orders/1001/rating').map(({ body }) => body)).toEqual([
      { stars: 3, issues: ['LATE'], comment: 'An hour late.' },
    ]);
    await user.click(await button('Change rating'));
    expect(screen.getByRole('radio', { name: 'Okay' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Very good' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps what was written when it cannot be sent', async () => {
    const { user } = await show({ [RATE]: () => answer(500, { errorCode: 'X', message: '' }) });
    await user.click(await screen.findByRole('radio', { name: 'Very good' }));
    await user.type(screen.getByRole('textbox'), 'Great');
    await user.click(await button('Send rating'));
    expect(await screen.findByText(/That didn’t work/)).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Great');
  });

  it('keeps what was typed when the page loads again, until it is sent', async () => {
    const before = await show();
    await before.user.click(await screen.findByRole('radio', { name: 'Okay' }));
    await before.user.click(screen.getByRole('checkbox', { name: 'Punctuality' }));
    await before.user.type(screen.getByRole('textbox'), 'An hour late.');
    before.unmount();
    const { user, callsOf } = await show();
    expect(await screen.findByRole('radio', { name: 'Okay' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Punctuality' })).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('An hour late.');
    await user.click(await button('Send rating'));
    await screen.findByText(/Thank you!/);
    expect(callsOf('PUT /api/orders/1001/rating')).toHaveLength(1);
    expect(window.sessionStorage.getItem('own.rating 1001')).not.toContain('late');
  });

  it('is not offered where the shop takes none', async () => {
    await show({}, { canRate: false });
    expect(screen.queryByRole('heading', { name: 'How was your order?' })).toBeNull();
  });
});
