import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartChanged } from '@larder/contracts/cart';
import { membership } from '@larder/contracts/loyalty';
import { answer } from '@larder/platform/testing';
import { card, noCard, openSection } from '../../testing/open-loyalty.js';

const info = 'GET /api/customers/loyalty/card-info';
const unlinkCall = 'DELETE /api/customers/loyalty/link';
const renewed = { id: 'c1', version: 4 };
const press = async (name: RegExp | string) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('LOY-17 a customer links the account and is a member at once', async () => {
  const { context } = await openSection('loyalty', {
    handlers: {
      [info]: () => noCard,
      'POST /api/customers/loyalty/link': () => card,
      'GET /api/carts': () => renewed,
    },
  });
  const emit = jest.spyOn(context, 'emit');
  await press('Link account');
  expect(await screen.findByText(/now linked to your member card/)).toBeInTheDocument();
  expect(screen.getByText('1,240')).toBeInTheDocument();
  await waitFor(() => expect(emit).toHaveBeenCalledWith(cartChanged, { cart: renewed }));
});

it('CUST-29 LOY-17 a card that is there already is linked by its number, checked before it is sent', async () => {
  let isTaken = true;
  const taken = () => answer(409, { errorCode: 'CONFLICT', message: 'taken' });
  const { calls } = await openSection('loyalty', {
    handlers: {
      [info]: () => noCard,
      'POST /api/customers/loyalty/link': () => (isTaken ? taken() : card),
    },
  });
  const number = screen.getByRole('textbox', { name: /Card number/ });
  await userEvent.type(number, '2900000123459');
  await press('Link this card');
  expect(number).toHaveAccessibleDescription(/it has 13 digits/);
  expect(number).toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(number, '{Backspace}8');
  await press('Link this card');
  expect(await screen.findByRole('alert')).toHaveTextContent('linked to another account');
  expect(number).toHaveValue('2900000123458');
  isTaken = false;
  await press('Link this card');
  expect(await screen.findByText(/now linked to your member card/)).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    cardNumber: '2900000123458',
  });
});

it('CUST-33 a member unlinks the card after a confirmation of the consequences, and the cart is refetched', async () => {
  const { context } = await openSection('loyalty', {
    handlers: { [unlinkCall]: () => noCard, 'GET /api/carts': () => renewed },
  });
  const emit = jest.spyOn(context, 'emit');
  await screen.findByText('1,240');
  await press('Unlink card from account');
  const question = await screen.findByRole('dialog', {
    name: 'Unlink the card from your account?',
  });
  const lost = within(question).getAllByRole('listitem');
  expect(lost.map(({ textContent }) => textContent)).toEqual([
    'member prices, also in your cart',
    '1,240 Points',
    '260 Coins',
    'your member and personal vouchers',
  ]);
  await press('Unlink');
  const notice = await screen.findByText('The card is no longer linked to your account.');
  await waitFor(() => expect(document.activeElement).toContainElement(notice));
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getByRole('button', { name: 'Link account' })).toBeInTheDocument();
  expect(context.getCapability(membership)?.isMember()).toBe(false);
  await waitFor(() => expect(emit).toHaveBeenCalledWith(cartChanged, { cart: renewed }));
});

it('unlinking emits no cart change for a customer without a cart', async () => {
  const { context, calls } = await openSection('loyalty', {
    handlers: { [unlinkCall]: () => noCard, 'GET /api/carts': () => ({ id: 'new', version: 0 }) },
  });
  const emit = jest.spyOn(context, 'emit');
  await screen.findByText('1,240');
  await press('Unlink card from account');
  await press('Unlink');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/carts'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(emit).not.toHaveBeenCalled();
});

it('a card that could not be unlinked stays, and the dialog shows why', async () => {
  const failed = () => answer(503, { errorCode: 'SERVICE_UNAVAILABLE', message: 'no' });
  const { context, calls } = await openSection('loyalty', { handlers: { [unlinkCall]: failed } });
  await screen.findByText('1,240');
  await press('Unlink card from account');
  await press('Cancel');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await press('Unlink card from account');
  await press('Unlink');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(context.getCapability(membership)?.isMember()).toBe(true);
});

it('LOY-13 a closed card cannot be linked again, and shows why', async () => {
  const closed = () => answer(409, { errorCode: '10048', message: 'closed' });
  await openSection('loyalty', {
    handlers: { [info]: closed, 'POST /api/customers/loyalty/link': closed },
  });
  await press('Link account');
  expect(await screen.findByText(/Your card is no longer valid/)).toBeInTheDocument();
});

describe('wallets of the phone', () => {
  const passes = 'GET /api/customers/loyalty/passes';
  const google = 'https://pay.google.com/gp/v/save/a.b.c';

  it('LOY-15 a member adds the card to the wallets that the shop is set up for', async () => {
    await openSection('loyalty', { handlers: { [passes]: () => ({ apple: true, google }) } });
    const apple = await screen.findByRole('link', { name: 'Add to Apple Wallet' });
    expect(apple).toHaveAttribute('href', '/api/customers/loyalty/apple-pass');
    expect(screen.getByRole('link', { name: 'Add to Google Wallet' })).toHaveAttribute(
      'href',
      google,
    );
  });

  it('a shop without them says nothing about wallets', async () => {
    const { calls } = await openSection('loyalty', {
      handlers: { [passes]: () => ({ apple: false }) },
    });
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/passes'))).toBe(true));
    expect(screen.queryByRole('link', { name: /Wallet/ })).not.toBeInTheDocument();
  });
});
