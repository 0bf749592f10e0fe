import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { orderConfig } from '../../../../testing/fixtures.js';
import { openCheckout, ready } from '../../../../testing/open-checkout.js';
import { submit } from '../../../../testing/payment-methods.js';
import { readAmount } from './read-amount.js';

jest.setTimeout(30_000);
beforeEach(() => sessionStorage.clear());

const notes = [500, 1_000, 2_000, 5_000, 10_000, 20_000];
const { total } = ready.priceInfo;
const euro = (cents: number) => `€${(cents / 100).toFixed(2)}`;
const askingForCash = {
  'GET /api/order-config': () => ({
    ...orderConfig,
    paymentMethods: ['payment-at-the-door', 'credit-cards'],
    notes,
  }),
  'POST /api/carts/finalize': () => ({ ...ready, cartStatus: 'FINALIZED' }),
};
const order = () => screen.findByRole('button', { name: /Order with obligation/ });

async function openAtTheDoor(cart = ready) {
  const user = userEvent.setup();
  const { callsOf } = await openCheckout(cart, askingForCash);
  expect(screen.queryByRole('group', { name: 'Do you need change?' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: /On delivery/ }));
  await screen.findByRole('group', { name: 'Do you need change?' });
  return { user, callsOf };
}

describe('payment at the door', () => {
  it('CHK-15 sends a note with the order, and says the change', async () => {
    const { user, callsOf } = await openAtTheDoor();
    await user.click(screen.getByRole('radio', { name: `For ${euro(10_000)}` }));
    expect(await screen.findByText(`Change: ${euro(10_000 - total)}`)).toBeVisible();
    await user.click(await submit());
    await user.click(await order());
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toMatchObject({ paysWith: 10_000 });
  });

  it('CHK-15 refuses an own amount below the total, and takes one above it', async () => {
    const { user, callsOf } = await openAtTheDoor();
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    const amount = screen.getByRole('textbox', { name: 'Another amount' });
    await user.type(amount, '1');
    expect(amount).toHaveAccessibleDescription(`At least ${euro(total)}, please.`);
    await user.click(await submit());
    expect(screen.queryByRole('button', { name: /Order with obligation/ })).toBeNull();
    await user.clear(amount);
    await user.type(amount, '123,5');
    await user.click(await submit());
    await user.click(await order());
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toMatchObject({ paysWith: 12_350 });
  });

  it('CHK-15 takes the amount that is rounded to coins', async () => {
    const totalAtHandover = total - 2;
    const { user, callsOf } = await openAtTheDoor({ ...ready, totalAtHandover });
    await user.click(screen.getByRole('radio', { name: 'Another amount' }));
    const amount = screen.getByRole('textbox', { name: 'Another amount' });
    await user.type(amount, (totalAtHandover / 100).toFixed(2));
    await user.click(await submit());
    await user.click(await order());
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).toMatchObject({ paysWith: totalAtHandover });
  });

  it('CHK-15 sends nothing for the exact amount', async () => {
    const { user, callsOf } = await openAtTheDoor();
    await user.click(await submit());
    await user.click(await order());
    await waitFor(() => expect(callsOf('POST /api/checkout')).toHaveLength(1));
    expect(callsOf('POST /api/checkout')[0]?.body).not.toHaveProperty('paysWith');
  });
});

describe('amounts that people type', () => {
  it.each([
    ['50', 5000],
    ['50,5', 5050],
    [' 50.05 ', 5005],
    ['', undefined],
    ['fifty', undefined],
    ['-5', undefined],
    ['5.005', undefined],
  ])('reads %p as %p cents', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents);
  });
});
