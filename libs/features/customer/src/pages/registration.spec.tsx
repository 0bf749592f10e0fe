import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../state/account/account.js';
import { anna, dropCookies, openAccount, refusal } from '../testing/open-account.js';
import { field, fill, press, summary } from '../testing/typing.js';

afterEach(dropCookies);
afterEach(() => window.sessionStorage.clear());

const withKey = (key: string) => ({ type: 'core/bypassRecaptcha', payload: key });
const registration = {
  'First name': 'Anna',
  Surname: 'Berger',
  Street: 'Laubenweg',
  'House number': '3',
  Postcode: '1010',
  Town: 'Wien',
  Phone: '+43 664 123 45 67',
  'Email address': 'anna@x.example',
  '^Password$': 'Vogel-im-Baum',
  'Repeat password': 'Vogel-im-Baum',
};
const fillRegistration = async (change: object = {}) => {
  await userEvent.selectOptions(field('Salutation'), 'Female');
  await fill({ ...registration, ...change });
};

describe('the registration', () => {
  it('NAV-24 API-031 CUST-22 CUST-23 is sent, and a 202 shows that a mail is on its way', async () => {
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
      salutation: 'Female',
      firstName: 'Anna',
      lastName: 'Berger',
      countryCode: 'AT',
      streetName: 'Laubenweg',
      streetNumber: '3',
      postalCode: '1010',
      city: 'Wien',
      phoneNumber: '+436641234567',
      email: 'anna@x.example',
      password: 'Vogel-im-Baum',
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
    expect(opened).toContain('/landing?from=registration');
  }, 20_000);

  it('FORM-04 FORM-10 FORM-31 FORM-34 shows the error of each field', async () => {
    await openAccount({ url: '/registration' });
    await fillRegistration({
      'First name': 'A1',
      'Date of birth': '12/31/2020',
      Phone: '0664',
      'Repeat password': 'something-else',
    });
    await press('Create account');
    expect(await summary()).toHaveFocus();
    expect(field('First name')).toHaveAccessibleDescription(/check this entry/);
    expect(field('Date of birth')).toHaveAccessibleDescription(/at least 18/);
    expect(field('Phone')).toHaveAccessibleDescription(/country code/);
    expect(field('Repeat password')).toHaveAccessibleDescription('The two passwords don’t match.');
  }, 20_000);

  it('NAV-47 ends with the link of the mail, signs in and leads to the welcome page', async () => {
    const { calls, context, opened } = await openAccount({
      url: '/registration?confirm=t0ken',
      handlers: { 'POST /api/auth/registration/confirm': () => anna },
    });
    expect(await screen.findByText(/Your account is confirmed/)).toBeInTheDocument();
    expect(calls.map(({ body }) => body)).toContainEqual({ token: 't0ken' });
    expect(accountOf(context).get()).toEqual(anna);
    expect(opened).toEqual(['/landing?from=registration']);
  });

  it('NAV-24 the link of the mail redirects to the login in a browser that has not registered', async () => {
    const { context, opened } = await openAccount({
      url: '/registration?confirm=t0ken',
      handlers: { 'POST /api/auth/registration/confirm': () => ({}) },
    });
    expect(await screen.findByText(/confirmed. Please sign in/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(accountOf(context).get()).toBeUndefined();
    expect(opened).toEqual([]);
  });

  it('NAV-47 the welcome page mentions the registration only right after it', async () => {
    const { unmount } = await openAccount({ url: '/landing?from=registration' });
    expect(screen.getByText(/Your account is confirmed/)).toBeInTheDocument();
    unmount();
    await openAccount({ url: '/landing' });
    expect(screen.getByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
    expect(screen.queryByText(/Your account is confirmed/)).toBeNull();
  });

  it('shows that a link is no longer valid', async () => {
    await openAccount({
      url: '/registration?confirm=old',
      handlers: { 'POST /api/auth/registration/confirm': () => refusal(400, 'TOKEN_INVALID') },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer valid');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf('Create an account'), hrefOf('Sign in')]).toEqual(['/registration', '/login']);
  });

  it('NAV-25 CUST-29 FORM-29 FORM-30 a member of the stores enters the number of the card', async () => {
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
