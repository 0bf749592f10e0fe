import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@larder/contracts/checkout';
import { answer } from '@larder/platform/testing';
import { anna, dropCookies, openAccount, setCookie } from '../../testing/open-account.js';
import AccountOffer from './account-offer.js';

const billingAddress = {
  firstName: 'Paula',
  lastName: 'Probe',
  email: 'paula@x.example',
  phoneNumber: '+436641234567',
  streetName: 'Laubenweg',
  streetNumber: '2',
  postalCode: '1010',
  city: 'Wien',
  country: 'Austria',
  countryCode: 'AT',
} as const;
const orderOf = (more: Partial<Order['billingAddress']> = {}) =>
  ({ orderNumber: '1001', billingAddress: { ...billingAddress, ...more } }) as Order;

const open = (order: Order, sent: () => unknown = () => answer(202)) =>
  openAccount({
    element: <AccountOffer order={order} />,
    handlers: { 'POST /api/customers': sent },
  });
const wanted = () => screen.findByRole('checkbox', { name: 'Create an account' });

afterEach(dropCookies);

it('CUST-23 FORM-37 makes an account of the order by one tick and a password, and keeps it secret', async () => {
  const user = userEvent.setup();
  const { calls } = await open(orderOf({ salutation: 'Female' }));
  await user.click(await wanted());
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.type(await screen.findByLabelText(/^Password/), 'Secret-2026');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(/paula@x\.example/)).toBeVisible();
  const sent = calls.find(({ method, path }) => `${method} ${path}` === 'POST /api/customers');
  expect(sent?.body).toEqual({
    salutation: 'Female',
    firstName: 'Paula',
    lastName: 'Probe',
    email: 'paula@x.example',
    phoneNumber: '+436641234567',
    streetName: 'Laubenweg',
    streetNumber: '2',
    postalCode: '1010',
    city: 'Wien',
    countryCode: 'AT',
    password: 'Secret-2026',
  });
});

it('FORM-36 FORM-37 asks for what the order lacks, and says what is wrong', async () => {
  const user = userEvent.setup();
  const { calls } = await open(orderOf({ firstName: 'Wolfeschlegelsteinhausen' }));
  await user.click(await wanted());
  await user.type(await screen.findByLabelText(/^Password/), 'short');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByLabelText(/^Password/)).toBeInvalid());
  expect(screen.getByLabelText(/^Salutation/)).toBeInvalid();
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Wolfeschlegelsteinhausen');
  expect(calls.filter(({ method, path }) => `${method} ${path}` === 'POST /api/customers')).toEqual(
    [],
  );
});

it('is not shown to a customer', async () => {
  setCookie('loggedIn', '1');
  const { calls } = await openAccount({
    element: <AccountOffer order={orderOf()} />,
    handlers: { 'GET /api/customers': () => anna },
  });
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/customers')).toBe(true));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
