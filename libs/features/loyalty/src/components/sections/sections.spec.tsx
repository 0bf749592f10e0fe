import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, deferred } from '@larder/platform/testing';
import { memberCardOf } from '../../state/membership/membership.js';
import { card, coffee, five, mira, noCard, openSection } from '../../testing/open-loyalty.js';

const info = 'GET /api/customers/loyalty/card-info';
const unlinkCall = 'DELETE /api/customers/loyalty/link';
const list = 'GET /api/customers/loyalty/vouchers';
const renewed = { id: 'c1', version: 4 };
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('LOY-15 a member sees card, points and coins', async () => {
  await openSection('loyalty');
  expect(await screen.findByText('1,240')).toBeInTheDocument();
  expect(screen.getByText('260')).toBeInTheDocument();
  const code = screen.getByRole('img', { name: 'Card number: 2900000123458' });
  await waitFor(() => expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v40/));
  expect(screen.getByText('2900000123458')).toBeInTheDocument();
  expect(screen.getByText('“Coffee” is yours to take: you have enough coins.')).toBeInTheDocument();
});

it('LOY-15 shows neither a card nor the link to get one before membership is known', async () => {
  const asked = deferred();
  await openSection('loyalty', { handlers: { [info]: () => asked.promise } });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
  await act(async () => asked.resolve(noCard));
  expect(await screen.findByRole('button', { name: 'Link account' })).toBeVisible();
});

it('LOY-14 does not show a failed call as a missing card', async () => {
  const failed = answer(503, { errorCode: 'SERVICE_UNAVAILABLE', message: 'no' });
  let isDown = true;
  await openSection('loyalty', { handlers: { [info]: () => (isDown ? failed : noCard) } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.queryByRole('button', { name: 'Link account' })).toBeNull();
  isDown = false;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Link account' })).toBeVisible();
});

it.each([
  ['linking', noCard, 'POST /api/customers/loyalty/link', card, ['Link account']],
  ['unlinking', card, unlinkCall, noCard, ['Unlink card from account', 'Unlink']],
] as const)(
  'CUST-16 a response of %s after a logout does not affect the next customer',
  async (_what, before, call, after, buttons) => {
    const slow = deferred();
    const { context, signIn, signOut } = await openSection('loyalty', {
      handlers: {
        [info]: () => before,
        [call]: () => slow.promise,
        'GET /api/carts': () => renewed,
      },
    });
    for (const name of buttons) await press(name);
    await signOut();
    await signIn({ ...mira, id: 'c-next' });
    await waitFor(() => expect(memberCardOf(context)?.get()).toEqual(before));
    await act(async () => slow.resolve(after));
    expect(memberCardOf(context)?.get()).toEqual(before);
  },
);

it('LOY-04 a voucher is activated for its coins and then shows its code', async () => {
  const { calls } = await openSection('vouchers', {
    handlers: {
      [list]: () => [coffee],
      'POST /api/customers/loyalty/vouchers/:promotionId/activate': () => [
        { ...coffee, activated: true },
      ],
    },
  });
  expect(await screen.findByRole('heading', { name: 'Coffee' })).toBeInTheDocument();
  expect(screen.queryByRole('img')).toBeNull();
  await press(/^Activate for 20 coins/);
  expect(await screen.findByText('“Coffee” has been activated.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Voucher code: KAFFEE-2917' })).toBeInTheDocument();
  expect(calls.some(({ path }) => path.endsWith('/vouchers/coffee/activate'))).toBe(true);
});

it.each([
  [409, /no longer available, or you/],
  [503, /Something went wrong/],
])('a voucher whose activation fails with %d shows why: %s', async (status, message) => {
  const refused = () => answer(status, { errorCode: 'X', message: 'no' });
  await openSection('vouchers', {
    handlers: {
      [list]: () => [coffee],
      'POST /api/customers/loyalty/vouchers/:promotionId/activate': refused,
    },
  });
  await screen.findByRole('heading', { name: 'Coffee' });
  await press(/^Activate/);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('LOY-12 a voucher is added to the cart by its article', async () => {
  const { calls } = await openSection('vouchers', {
    handlers: { [list]: () => [five], 'POST /api/carts/items': () => ({ id: 'c1' }) },
  });
  await screen.findByRole('heading', { name: 'Five per cent' });
  await press(/^Add to cart/);
  expect(await screen.findByText('“Five per cent” is in your cart.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ sku: 'a-five', quantity: 1 });
});

it('LOY-18 without the programme there is the card of the shop', async () => {
  await openSection('physical-card', {
    tenant: { featureJoe: false },
    handlers: {
      'GET /api/customers/physical-card/status': () => ({
        status: 'ORDERED',
        orderedOn: '2026-11-20',
      }),
    },
  });
  expect(await screen.findByText(/Your card was ordered on/)).toBeInTheDocument();
});
