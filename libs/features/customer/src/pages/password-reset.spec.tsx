import { screen } from '@testing-library/react';
import { dropCookies, openAccount } from '../testing/open-account.js';
import { field, fill, press, summary } from '../testing/typing.js';

afterEach(dropCookies);
afterEach(() => window.sessionStorage.clear());

describe('a forgotten password', () => {
  it('NAV-26 CUST-28 is reset by email, with the same response for everybody', async () => {
    const { calls } = await openAccount({
      url: '/password-reset',
      handlers: { 'POST /api/auth/password-reset': () => ({}) },
    });
    await fill({ 'Email address': 'anna@x.example' });
    await press('Send link');
    expect(await screen.findByRole('status')).toHaveTextContent('If there is an account');
    expect(calls.at(-1)?.body).toEqual({ email: 'anna@x.example' });
  });

  it('CUST-28 FORM-02 FORM-03 FORM-04 is replaced by the link, under the rules of a new password', async () => {
    const { calls } = await openAccount({
      url: '/password-reset?token=t0ken',
      handlers: { 'POST /api/auth/password-reset/confirm': () => ({}) },
    });
    await fill({ 'New password': '1234567', 'Repeat password': '1234567' });
    await press('Save password');
    await summary();
    expect(field('New password')).toHaveAccessibleDescription(/At least 8 characters/);
    await fill({ 'New password': '12345678', 'Repeat password': '12345678' });
    await press('Save password');
    expect(await screen.findByRole('status')).toHaveTextContent('You can sign in with it now');
    expect(calls.at(-1)?.body).toEqual({ token: 't0ken', password: '12345678' });
  });
});
