import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../account/account.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../testing/play-account.js';

afterEach(dropCookies);

const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    await userEvent.clear(field(name));
    if (value !== '') await userEvent.type(field(name), value);
  }
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary = () => screen.findByRole('group', { name: 'Please check what you have entered' });
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

const registration = {
  'First name': 'Anna',
  Surname: 'Berger',
  Street: 'Laubenweg',
  'House number': '3',
  Postcode: '1010',
  Town: 'Wien',
  Phone: '+43 664 123 45 67',
  'Email address': 'anna@x.example',
  'Password \\(': 'Vogel-im-Baum',
  'Repeat password': 'Vogel-im-Baum',
};
const fillRegistration = async (change: object = {}) => {
  await userEvent.selectOptions(field('Salutation'), 'Female');
  await fill({ ...registration, ...change });
};

describe('the registration', () => {
  it('NAV-24 API-031 CUST-22 CUST-23 is sent, and a 202 tells of the mail', async () => {
    const { calls, context } = await openAccount({
      url: '/registration',
      handlers: { 'POST /api/customers': () => ({}) },
    });
    act(() => void context.dispatch(withKey('our-key') as never));
    await fillRegistration();
    await press('Create account');
    expect(await screen.findByRole('status')).toHaveTextContent('sent a message to anna@x.example');
    const call = calls.find(({ method }) => method === 'POST');
    expect(call?.query).toEqual({ recaptchaResponse: 'our-key' });
    expect(call?.body).toEqual({
      ...{ salutation: 'Female', firstName: 'Anna', lastName: 'Berger', countryCode: 'AT' },
      ...{ streetName: 'Laubenweg', streetNumber: '3', postalCode: '1010', city: 'Wien' },
      ...{ phoneNumber: '+436641234567', email: 'anna@x.example', password: 'Vogel-im-Baum' },
    });
  }, 20_000);

  it('CUST-24 a 200 signs in', async () => {
    const { context, opened } = await openAccount({
      url: '/registration',
      handlers: { 'POST /api/customers': () => anna },
    });
    await fillRegistration();
    await press('Create account');
    await waitFor(() => expect(accountOf(context).get()).toEqual(anna));
    expect(opened).toContain('/');
  }, 20_000);

  it('FORM-04 FORM-10 FORM-31 FORM-34 says at each field what is wrong with it', async () => {
    await openAccount({ url: '/registration' });
    await fillRegistration({
      'First name': 'A1',
      'Date of birth': '12/31/2020',
      Phone: '0664',
      'Repeat password': 'something-else',
    });
    await press('Create account');
    expect(await summary()).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription(/how this is written/);
    expect(field('Date of birth')).toHaveAccessibleDescription(/18 years/);
    expect(field('Phone')).toHaveAccessibleDescription(/country code/);
    expect(field('Repeat password')).toHaveAccessibleDescription('The two passwords differ.');
  }, 20_000);

  it('ends by the link of the mail, and signs in', async () => {
    const { calls, context } = await openAccount({
      url: '/registration?confirm=t0ken',
      handlers: { 'POST /api/auth/registration/confirm': () => anna },
    });
    expect(await screen.findByText(/Your account is confirmed/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toContainEqual({ token: 't0ken' });
    expect(accountOf(context).get()).toEqual(anna);
  });

  it('says that a link is not valid any more', async () => {
    await openAccount({
      url: '/registration?confirm=old',
      handlers: { 'POST /api/auth/registration/confirm': () => refusal(400, 'TOKEN_INVALID') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('not valid any more');
  });

  it('NAV-25 CUST-29 FORM-29 FORM-30 a member of the stores gives the number of the card', async () => {
    const { calls } = await openAccount({
      url: '/offline-account',
      handlers: { 'POST /api/customers': () => ({}) },
    });
    await fillRegistration();
    await press('Create account');
    await summary();
    expect(field('Card number')).toHaveAccessibleDescription(/This field is required/);
    await fill({ 'Card number': '4006381333930' });
    await waitFor(() =>
      expect(field('Card number')).toHaveAccessibleDescription(/13 digits; please/),
    );
    await fill({ 'Card number': '4006381333931' });
    await press('Create account');
    await screen.findByText(/sent a message/);
    expect(calls.at(-1)?.body).toMatchObject({ cardNumber: '4006381333931' });
  }, 20_000);
});

describe('a forgotten password', () => {
  it('NAV-26 CUST-28 is asked for by email, and answered alike for everybody', async () => {
    const { calls } = await openAccount({
      url: '/password-reset',
      handlers: { 'POST /api/auth/password-reset': () => ({}) },
    });
    await fill({ 'Email address': 'anna@x.example' });
    await press('Send link');
    expect(await screen.findByRole('status')).toHaveTextContent('If there is an account');
    expect(calls.at(-1)?.body).toEqual({ email: 'anna@x.example' });
  });

  it('CUST-28 FORM-02 FORM-03 FORM-04 is set anew by the link, under the rules of a new password', async () => {
    const { calls } = await openAccount({
      url: '/password-reset?token=t0ken',
      handlers: { 'POST /api/auth/password-reset/confirm': () => ({}) },
    });
    await fill({ 'New password': '1234567', 'Repeat password': '1234567' });
    await press('Set password');
    await summary();
    expect(field('New password')).toHaveAccessibleDescription(/At least 8 characters/);
    await fill({ 'New password': '12345678', 'Repeat password': '12345678' });
    await press('Set password');
    expect(await screen.findByRole('status')).toHaveTextContent('Now sign in with it');
    expect(calls.at(-1)?.body).toEqual({ token: 't0ken', password: '12345678' });
  });
});

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
    expect(await screen.findByText('What you entered is stored.')).toBeInTheDocument();
    expect(calls.at(-1)?.body).toEqual({
      ...{ academicTitle: 'Mag.', birthdate: '12/31/1990', email: 'anna@x.example' },
      ...{ firstName: 'Anne', lastName: 'Berger', salutation: 'Female' },
    });
    expect(accountOf(context).get()?.firstName).toBe('Anne');
  });

  it('tells that a new email waits for its mail', async () => {
    await openSection('/profile/personal-data', { 'PUT /api/customers': () => anna });
    await fill({ 'Email address': 'anne@x.example' });
    await press('Save');
    expect(await screen.findByText(/our mail to anne@x.example/)).toBeInTheDocument();
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
    await screen.findByText('What you entered is stored.');
    expect(calls.at(-1)?.body).toEqual({ ...settings, personalMailAllowed: true });
    expect(JSON.stringify(store.getState())).not.toContain('personalMailAllowed');
  });

  it('changes the password for who knows the old one, and says when it is wrong', async () => {
    await openSection('/profile/password', {
      'PUT /api/customers/password': ({ body }: { body: { currentPassword: string } }) =>
        body.currentPassword === 'right-one' ? {} : refusal(403, 'INVALID_CREDENTIALS'),
    });
    const passwords = { 'New password': '12345678', 'Repeat password': '12345678' };
    await fill({ 'Present password': 'wrong-one', ...passwords });
    await press('Save');
    await summary();
    expect(field('Present password')).toHaveAccessibleDescription(/not your present password/);
    await fill({ 'Present password': 'right-one' });
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
    expect(await screen.findByText(/email address counts from now on/)).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/email/confirm']);
  });
});
