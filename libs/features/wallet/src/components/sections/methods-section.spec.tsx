import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedPaymentMethod } from '@larder/contracts/wallet';
import { openSection } from '../../testing/open-wallet.js';

const visa: SavedPaymentMethod = {
  id: 'm1',
  methodKey: 'credit-cards',
  provider: 'demo',
  paymentBrand: 'Visa',
  lastDigits: '4242',
  cardExpiryMonth: 3,
  cardExpiryYear: 2027,
  isPrimary: true,
  expired: false,
};
const old: SavedPaymentMethod = {
  ...visa,
  id: 'm2',
  paymentBrand: 'Mastercard',
  lastDigits: '5100',
  isPrimary: false,
  expired: true,
};
const door: SavedPaymentMethod = {
  id: 'm3',
  methodKey: 'payment-at-the-door',
  provider: 'shop',
  paymentBrand: 'payment-at-the-door',
  isPrimary: false,
  expired: false,
};
const call = 'GET /api/customers/payment-methods';
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  return within(row as HTMLElement);
};

it('PAY-02 PAY-05 PAY-16 shows brand and end; a card that is over is marked and cannot be preferred', async () => {
  await openSection('payment-methods', { handlers: { [call]: () => [visa, old, door] } });
  const first = await rowOf('Visa');
  expect(first.getByText('ending in 4242, expires 03/27')).toBeInTheDocument();
  expect(first.getByText('Default')).toBeInTheDocument();
  const second = await rowOf('Mastercard');
  expect(second.getByText('Expired')).toBeInTheDocument();
  expect(second.queryByRole('button', { name: /^Make default/ })).toBeNull();
  expect(
    (await rowOf('On delivery')).getByRole('button', { name: /^Make default/ }),
  ).toBeInTheDocument();
});

it('PAY-15 one becomes the default and one is deleted, and the list follows the response', async () => {
  const { calls } = await openSection('payment-methods', {
    handlers: {
      [call]: () => [visa, door],
      'POST /api/customers/payment-methods/:id/set-primary': () => [
        { ...door, isPrimary: true },
        { ...visa, isPrimary: false },
      ],
      'DELETE /api/customers/payment-methods/:id': () => [visa],
    },
  });
  const own = await rowOf('On delivery');
  await userEvent.click(own.getByRole('button', { name: /^Make default/ }));
  expect(await own.findByText('Default')).toBeInTheDocument();
  await userEvent.click(own.getByRole('button', { name: /^Delete/ }));
  await userEvent.click(own.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Payment method deleted.')).toBeInTheDocument();
  expect(screen.queryByText('On delivery')).toBeNull();
  expect(calls.at(-1)).toMatchObject({
    path: '/api/customers/payment-methods/m3',
    query: { provider: 'shop' },
  });
});

it('shows when nothing is saved', async () => {
  await openSection('payment-methods', { handlers: { [call]: () => [] } });
  expect(await screen.findByText('No payment method saved yet')).toBeInTheDocument();
});
