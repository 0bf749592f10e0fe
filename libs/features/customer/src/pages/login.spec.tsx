import { act, screen, waitFor } from '@testing-library/react';
import { accountOf } from '../account/account.js';
import { anna, dropCookies, openAccount, refusal } from '../testing/play-account.js';
import { field, fill, press, summary } from '../testing/typing.testing.js';

afterEach(dropCookies);

const credentials = { 'Email address': 'anna@x.example', 'Password (required)': 'secret-1' };
const withKey = (key: string) => ({ type: 'core/bypassRecaptcha', payload: key });

/** Labels hold their marks in brackets. */
const label = (text: string) => text.replace(/[()]/g, String.raw`\$&`);
const fillLogin = () =>
  fill(Object.fromEntries(Object.entries(credentials).map(([name, v]) => [label(name), v])));

describe('the login', () => {
  it('NAV-23 NAV-66 API-026 CUST-22 signs in and goes back, with the key that stands for a challenge', async () => {
    const { calls, opened, context } = await openAccount({
      url: '/login?returnUrl=%2Fprofile&authRequired=true',
      handlers: { 'POST /api/auth/login': () => anna },
    });
    expect(screen.getByText('Please sign in to go on.')).toBeInTheDocument();
    act(() => void context.dispatch(withKey('our-key') as never));
    await fillLogin();
    await press('Sign in');
    await waitFor(() => expect(opened).toContain('/profile'));
    const call = calls.find(({ path }) => path === '/api/auth/login');
    expect(call?.query).toEqual({ recaptchaResponse: 'our-key' });
    expect(call?.body).toEqual({ email: 'anna@x.example', password: 'secret-1' });
    expect(accountOf(context).get()).toEqual(anna);
  });

  it('CUST-27 says at the form that email or password is wrong, and keeps what was typed', async () => {
    await openAccount({
      url: '/login',
      handlers: { 'POST /api/auth/login': () => refusal(401, 'INVALID_CREDENTIALS') },
    });
    await fillLogin();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The email address or the password is wrong',
    );
    expect(field('Email address')).toHaveValue('anna@x.example');
  });

  it('FORM-01 FORM-62 FORM-63 names what is missing or malformed, and takes the focus there', async () => {
    const { calls } = await openAccount({ url: '/login' });
    await press('Sign in');
    expect(await summary()).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription('This field is required');
    await fill({ 'Email address': 'a@' });
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription('Please enter a valid email'),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('tells that there were too many tries', async () => {
    await openAccount({
      url: '/login',
      handlers: { 'POST /api/auth/login': () => refusal(429, 'TOO_MANY_REQUESTS') },
    });
    await fillLogin();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('too many tries');
  });
});
