import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DigitalWallet } from '@larder/contracts/wallet';
import { answer } from '@larder/platform/testing';
import { mira, openSection } from '../../testing/open-wallet.js';

const entry = { giftCardId: 'g1', createdAt: '2026-11-20T10:00:00Z' };
const full: DigitalWallet = {
  balance: 3150,
  giftCards: [
    {
      id: 'g1',
      maskedCode: '•••• •••• •••• J5KX',
      balance: 3150,
      validUntil: '2099-01-01T00:00:00Z',
    },
  ],
  history: [
    { ...entry, id: 'e2', kind: 'SPENT', amount: -1850, orderNumber: '4711' },
    { ...entry, id: 'e1', kind: 'ISSUED', amount: 5000 },
  ],
};
const call = 'GET /api/customers/digital-wallet';
const put = 'PUT /api/customers/digital-wallet/gift-card';
const refuse = (errorCode: string) => () => answer(409, { errorCode, message: 'no' });
const code = () => screen.findByLabelText(/^Card code/);
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('PAY-06 shows balance, cards and history', async () => {
  await openSection('wallet', { handlers: { [call]: () => full } });
  expect(await screen.findByText('Your balance')).toBeInTheDocument();
  expect(screen.getAllByText('€31.50')).toHaveLength(2);
  expect(screen.getByText('•••• •••• •••• J5KX')).toBeInTheDocument();
  expect(screen.getByText(/Paid, order 4711/)).toBeInTheDocument();
  expect(screen.getByText('−€18.50')).toBeInTheDocument();
});

it('PAY-14 an added card returns the new balance and the wallet is refetched', async () => {
  let wallet: DigitalWallet = { balance: 0, giftCards: [], history: [] };
  const { calls } = await openSection('wallet', {
    handlers: {
      [call]: () => wallet,
      [put]: () => {
        wallet = full;
        return { balance: 3150 };
      },
    },
  });
  expect(await screen.findByRole('heading', { name: 'No gift card yet' })).toBeInTheDocument();
  await userEvent.type(await code(), 'T6HN-4VY8-RC2P-J5KX');
  await press(/^Add$/);
  expect(await screen.findByText(/Your balance is now €31.50/)).toBeInTheDocument();
  expect(await screen.findByText('•••• •••• •••• J5KX')).toBeInTheDocument();
  expect(await code()).toHaveValue('');
  const sent = calls.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ code: 'T6HN-4VY8-RC2P-J5KX' });
  expect(sent?.headers['idempotency-key']).toMatch(/.{8,}/);
});

it('a press that is repeated is the same request, another code is another one', async () => {
  let answers = 0;
  const { calls } = await openSection('wallet', {
    handlers: {
      [call]: () => full,
      [put]: () => answer((answers += 1) < 2 ? 500 : 404, { errorCode: '1000', message: 'no' }),
    },
  });
  await userEvent.type(await code(), 'AAAA');
  for (const _ of [1, 2]) await press(/^Add$/);
  await userEvent.type(await code(), 'B');
  await press(/^Add$/);
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(3));
  const keys = calls
    .filter(({ method }) => method === 'PUT')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

it.each([
  ['PAY-18', '1001', /wrong or no longer valid/],
  ['PAY-19', '1002', /no card with this code/],
  ['PAY-21', '1004', /already in a wallet/],
  ['PAY-22', '1005', /already been processed/],
  ['PAY-23', '1010', /account was not found/],
  ['PAY-24', '1014', /can’t add more cards/],
  ['S8', 'TOO_MANY_REQUESTS', /wait an hour/],
  ['PAY-17', 'INTERNAL_ERROR', /can’t reach your wallet/],
])(
  '%s code %s is shown at the field, and the typed value stays',
  async (_id, errorCode, message) => {
    await openSection('wallet', { handlers: { [call]: () => full, [put]: refuse(errorCode) } });
    await userEvent.type(await code(), 'X1');
    await press(/^Add$/);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(await code()).toHaveAccessibleDescription(expect.stringMatching(message));
    expect(await code()).toHaveValue('X1');
    expect(await code()).toHaveFocus();
  },
);

it('asks before a card is removed, by keyboard there and back', async () => {
  const { calls } = await openSection('wallet', {
    handlers: {
      [call]: () => full,
      'DELETE /api/customers/digital-wallet/gift-card/:id': () => ({}),
    },
  });
  await screen.findByText('Your balance');
  await press(/^Remove/);
  expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: /^Remove/ })).toHaveFocus();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await press(/^Remove/);
  await press(/^Remove/);
  expect(await screen.findByText(/Card removed/)).toBeInTheDocument();
});

it('ERR-29 a wallet that fails to load shows nothing and no error', async () => {
  await openSection('wallet', { handlers: { [call]: refuse('1000') } });
  expect(await code()).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Your balance')).toBeNull();
});

it('PLAT-22 PLAT-13 a shop without wallet and pass has neither section nor call', async () => {
  const { shown, calls } = await openSection('wallet', {
    tenant: { wallet: false, featureCustomerDeliveryPass: false },
  });
  expect(shown).toEqual(['payment-methods']);
  expect(calls).toEqual([]);
});

describe('a session that ends before a card is added', () => {
  const handlers = { [call]: () => full, [put]: () => answer(401, { errorCode: 'UNAUTHORIZED' }) };

  const interrupt = async () => {
    const { endSession } = await openSection('wallet', { handlers });
    await userEvent.type(await code(), 'T6HN-4VY8');
    await press(/^Add$/);
    endSession();
    cleanup();
  };

  it('CUST-14 a typed code is restored on return, and cleared once it was added', async () => {
    await interrupt();
    await openSection('wallet', { handlers: { ...handlers, [put]: () => ({ balance: 3150 }) } });
    expect(await code()).toHaveValue('T6HN-4VY8');
    await press(/^Add$/);
    await waitFor(async () => expect(await code()).toHaveValue(''));
    cleanup();
    await openSection('wallet', { handlers });
    expect(await code()).toHaveValue('');
  });

  it('CUST-14 is not shown to another customer', async () => {
    await interrupt();
    await openSection('wallet', { handlers, customer: { ...mira, id: 'c-berta' } });
    expect(await code()).toHaveValue('');
  });
});
