import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accountOf } from '../../state/account/account.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { field, fill, press, summary } from '../../testing/typing.js';

afterEach(dropCookies);
afterEach(() => jest.restoreAllMocks());

const settings = { account: { phoneLogin: true } };
const number = '+43 664 1234567';
const phoneNumber = '+436641234567';

async function openLogin(handlers: object = {}) {
  const host = await openAccount({
    url: '/login?returnUrl=%2Fprofile',
    settings,
    handlers: {
      'POST /api/auth/phone/code': () => ({}),
      'POST /api/auth/phone': () => anna,
      ...handlers,
    } as never,
  });
  await screen.findByRole('button', { name: 'Sign in with your phone' });
  await press('Sign in with your phone');
  return host;
}

async function askForCode() {
  await waitFor(() => expect(field('Phone')).toHaveFocus());
  await fill({ Phone: number });
  await press('Send code');
  await waitFor(() => expect(field('Code from')).toHaveFocus());
}

describe('the sign-in by phone', () => {
  it('is not there in a shop without it', async () => {
    await openAccount({ url: '/login' });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('button', { name: 'Sign in with your phone' })).toBeNull();
  });

  it('asks for a number and the code, and goes back to where the customer came from', async () => {
    const { calls, opened, context } = await openLogin();
    await askForCode();
    expect(screen.getByText(/^If \+43 664 1234567 is confirmed/)).toBeVisible();
    expect(field('Code from')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code from')).toHaveAttribute('inputmode', 'numeric');
    await fill({ 'Code from': '123 456' });
    await press('Sign in with this code');
    await waitFor(() => expect(opened).toContain('/profile'));
    const sent = calls.filter(({ path }) => path.startsWith('/api/auth/phone'));
    expect(sent.map(({ body }) => body)).toEqual([
      { phoneNumber },
      { phoneNumber, oneTimeCode: '123456' },
    ]);
    expect(accountOf(context).get()).toEqual(anna);
  });

  it('shows a wrong code at its field and keeps it, and the number on the way back', async () => {
    await openLogin({ 'POST /api/auth/phone': () => refusal(401, 'INVALID_CREDENTIALS') });
    await askForCode();
    await fill({ 'Code from': '111111' });
    await press('Sign in with this code');
    expect(await summary()).toHaveFocus();
    expect(field('Code from')).toHaveAccessibleDescription(/wrong or no longer valid/);
    expect(field('Code from')).toHaveValue('111111');
    await press('Use another number');
    expect(field('Phone')).toHaveValue(number);
  });

  it('sends no number that cannot be one, and says when there were too many codes', async () => {
    const { calls } = await openLogin({
      'POST /api/auth/phone/code': () => refusal(429, 'TOO_MANY_REQUESTS'),
    });
    await fill({ Phone: '12' });
    await press('Send code');
    await summary();
    expect(field('Phone')).toHaveAccessibleDescription(/country code/);
    expect(calls.filter(({ path }) => path === '/api/auth/phone/code')).toEqual([]);
    await fill({ Phone: number });
    await press('Send code');
    expect(await screen.findByRole('alert')).toHaveTextContent('in an hour');
  });

  it('sends another code after half a minute, not before', async () => {
    const { calls } = await openLogin();
    const asked = () => calls.filter(({ path }) => path === '/api/auth/phone/code').length;
    const tick = globalThis.setInterval;
    jest
      .spyOn(globalThis, 'setInterval')
      .mockImplementation((task, ms) => tick(task, ms === 1000 ? 20 : ms));
    await askForCode();
    fireEvent.click(screen.getByRole('button', { name: /^Send again in/ }));
    expect(asked()).toBe(1);
    fireEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible();
    expect(asked()).toBe(2);
    expect(screen.getByRole('button', { name: /^Send again in/ })).toBeVisible();
  });
});

describe('the number in the account', () => {
  async function openSecurity(phone?: string, tenant: object = {}) {
    setCookie('loggedIn', 'true');
    const host = await openAccount({
      url: '/profile/security',
      settings,
      tenant,
      handlers: {
        'GET /api/customers': () => ({ ...anna, ...(phone && { verifiedPhone: phone }) }),
        'POST /api/customers/phone/code': () => ({}),
        'PUT /api/customers/phone': () => ({ ...anna, verifiedPhone: phoneNumber }),
        'DELETE /api/customers/phone': () => anna,
      } as never,
    });
    await screen.findByRole('heading', { name: 'Sign in with your phone number' });
    return host;
  }

  it('is confirmed by its code', async () => {
    const { calls } = await openSecurity();
    await press('Confirm a number');
    await askForCode();
    await fill({ 'Code from': '123456' });
    await press('Confirm number');
    expect(await screen.findByText(/Your number is confirmed/)).toBeVisible();
    expect(screen.getByText('+43 664 1234567: confirmed')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ phoneNumber, oneTimeCode: '123456' });
  });

  it('is in groups of digits in a country whose plan is loaded on demand', async () => {
    await openSecurity('+15035550123', { country: 'US' });
    expect(await screen.findByText('+1 503 555 0123: confirmed')).toBeVisible();
  });

  it('is removed', async () => {
    await openSecurity(phoneNumber);
    expect(screen.getByText('+43 664 1234567: confirmed')).toBeVisible();
    await press('Remove number');
    expect(await screen.findByText(/^Number removed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Confirm a number' })).toBeVisible();
  });
});
