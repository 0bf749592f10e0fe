import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../state/account/account.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../testing/open-account.js';
import { field, fill, press, summary } from '../testing/typing.js';

afterEach(dropCookies);
afterEach(() => window.sessionStorage.clear());

describe('the profile', () => {
  const openSection = async (url: string, handlers: object = {}) => {
    setCookie('loggedIn', 'true');
    const host = await openAccount({ url, handlers: handlers as never });
    await waitFor(() => expect(screen.queryByText('Loading …')).toBeNull());
    return host;
  };

  it('CUST-21 sends nothing while nothing has changed', async () => {
    const { calls } = await openSection('/profile/personal-data');
    await press('Save');
    expect(await screen.findByText('Nothing has changed.')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('CUST-21 API-030 sends the six fields when one of them has changed', async () => {
    const { calls, context } = await openSection('/profile/personal-data', {
      'PUT /api/customers': () => ({ ...anna, firstName: 'Anne' }),
    });
    await fill({ 'First name': 'Anne' });
    await press('Save');
    expect(await screen.findByText('Your changes are saved.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({
      academicTitle: 'Mag.',
      birthdate: '12/31/1990',
      email: 'anna@x.example',
      firstName: 'Anne',
      lastName: 'Berger',
      salutation: 'Female',
    });
    expect(accountOf(context).get()?.firstName).toBe('Anne');
  });

  it('shows that a new email waits for its confirmation', async () => {
    await openSection('/profile/personal-data', { 'PUT /api/customers': () => anna });
    await fill({ 'Email address': 'anne@x.example' });
    await press('Save');
    expect(await screen.findByText(/our email to anne@x.example/)).toBeInTheDocument();
  });

  it('keeps what was typed when the call fails', async () => {
    await openSection('/profile/personal-data', {
      'PUT /api/customers': () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    await fill({ 'First name': 'Anne' });
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('still here');
    expect(field('First name')).toHaveValue('Anne');
  });

  it('API-024 API-025 shows and stores how the customer may be addressed', async () => {
    const settings = {
      personalEmailAllowed: true,
      personalMailAllowed: false,
      personalSmsAllowed: false,
    };
    const { calls, store } = await openSection('/profile/communication', {
      'GET /api/customers/communication-settings': () => settings,
      'PUT /api/customers/communication-settings': () => settings,
    });
    expect(await screen.findByRole('checkbox', { name: 'by email' })).toBeChecked();
    await userEvent.click(screen.getByRole('checkbox', { name: 'by post' }));
    await press('Save');
    await screen.findByText('Your changes are saved.');
    expect(calls.at(-1)?.body).toEqual({ ...settings, personalMailAllowed: true });
    expect(JSON.stringify(store.getState().api)).not.toContain('personalMailAllowed');
  });

  it('changes the password with the current one, and shows when that is wrong', async () => {
    await openSection('/profile/password', {
      'PUT /api/customers/password': ({ body }: { body: { currentPassword: string } }) =>
        body.currentPassword === 'right-one' ? {} : refusal(403, 'INVALID_CREDENTIALS'),
    });
    const passwords = { 'New password': '12345678', 'Repeat password': '12345678' };
    await fill({ 'Current password': 'wrong-one', ...passwords });
    await press('Save');
    await summary();
    expect(field('Current password')).toHaveAccessibleDescription(/isn’t your current password/);
    await fill({ 'Current password': 'right-one' });
    await press('Save');
    expect(await screen.findByText(/All other devices are signed out\./)).toBeInTheDocument();
    expect(field('New password')).toHaveValue('');
  });

  it('CUST-35 has no page for an unknown section', async () => {
    setCookie('loggedIn', 'true');
    await openAccount({ url: '/profile/nothing' });
    expect(screen.getByRole('alert')).toHaveTextContent('404');
  });

  it('NAV-27 NAV-28 confirms a new email by its link, for guests too and ahead of the sections', async () => {
    const { calls } = await openAccount({
      url: '/profile/link?confirm=t0ken',
      handlers: { 'POST /api/auth/email/confirm': () => ({}) },
    });
    expect(await screen.findByText(/email address is confirmed/)).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/email/confirm']);
  });
});
