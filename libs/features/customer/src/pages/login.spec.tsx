import { webcrypto } from 'node:crypto';
import { act, screen, waitFor } from '@testing-library/react';
import { accountOf } from '../state/account/account.js';
import { anna, dropCookies, openAccount, refusal } from '../testing/open-account.js';
import { field, fill, press, summary } from '../testing/typing.js';

afterEach(dropCookies);
afterEach(() => window.sessionStorage.clear());

const credentials = { 'Email address': 'anna@x.example', '^Password$': 'secret-1' };
/** A challenge of the server's library, and what that library finds. */
const challenge = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 2,
    data: { tenant: 'alpha', until: 1795000000000 },
    keyLength: 16,
    keyPrefix: '3a3f98e416b1a6fe',
    keySignature: '426038e3bd6946d97e174dcc35608d5a2f7a9978c9984402d860e1c7b4119516',
    nonce: '6b086d646c9193c08683000cd8ed4a8c',
    salt: '76d9c718cbf7f999e56c2668b10f642d',
  },
  signature: '1afb5ca147f72ce1f418baa7959d35288d750b513453e859c5af0000c959a13e',
};
const solution = { counter: 7, derivedKey: '3a3f98e416b1a6feff29f7b8b7bca238' };

const withKey = (key: string) => ({ type: 'core/bypassRecaptcha', payload: key });

const fillLogin = () => fill(credentials);

describe('the login', () => {
  it('NAV-23 NAV-66 API-026 CUST-22 signs in and goes back, with the captcha bypass token', async () => {
    const { calls, opened, context } = await openAccount({
      url: '/login?returnUrl=%2Fprofile&authRequired=true',
      handlers: { 'POST /api/auth/login': () => anna },
    });
    expect(screen.getByText('Please sign in to continue.')).toBeInTheDocument();
    act(() => void context.dispatch(withKey('our-key') as never));
    await fillLogin();
    await press('Sign in');
    await waitFor(() => expect(opened).toContain('/profile'));
    const call = calls.find(({ path }) => path === '/api/auth/login');
    expect(call?.query).toEqual({ recaptchaResponse: 'our-key' });
    expect(call?.body).toEqual({ email: 'anna@x.example', password: 'secret-1' });
    expect(accountOf(context).get()).toEqual(anna);
  });

  it('CUST-27 shows at the form that email or password is wrong, and keeps typed values', async () => {
    await openAccount({
      url: '/login',
      handlers: { 'POST /api/auth/login': () => refusal(401, 'INVALID_CREDENTIALS') },
    });
    await fillLogin();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Wrong email address or password');
    expect(field('Email address')).toHaveValue('anna@x.example');
  });

  it('FORM-01 FORM-62 FORM-63 reports missing or malformed values, and focuses the first', async () => {
    const { calls } = await openAccount({ url: '/login' });
    await press('Sign in');
    expect(await summary()).toHaveFocus();
    expect(field('Password')).toHaveAccessibleDescription('This field is required');
    await fill({ 'Email address': 'a@' });
    await waitFor(() =>
      expect(field('Email address')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      ),
    );
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('CUST-22 solves a captcha only when the server requires one, and shows while it does', async () => {
    const wholeCrypto = jest.spyOn(globalThis, 'crypto', 'get');
    wholeCrypto.mockReturnValue(webcrypto as Crypto);
    let open: (value: unknown) => void = () => undefined;
    const wait = new Promise((resolve) => (open = resolve));
    const { calls, opened } = await openAccount({
      url: '/login?returnUrl=%2Fprofile',
      handlers: {
        'POST /api/auth/login': ({ query }) =>
          query['recaptchaResponse'] === undefined ? refusal(403, 'CAPTCHA_REFUSED') : anna,
        'POST /api/auth/challenge': () => wait.then(() => challenge),
      },
    });
    expect(screen.queryByText(/Security check/)).toBeNull();
    await fillLogin();
    await press('Sign in');
    expect((await screen.findByText(/Security check/)).closest('[role=status]')).not.toBeNull();
    expect(field('Email address')).toHaveValue('anna@x.example');
    await act(async () => open(undefined));
    await waitFor(() => expect(opened).toContain('/profile'));
    const sent = calls.filter(({ path }) => path === '/api/auth/login');
    expect(sent).toHaveLength(2);
    const answer = JSON.parse(atob(String(sent[1]?.query['recaptchaResponse'])));
    expect(answer.solution).toEqual(solution);
    expect(answer.challenge).toEqual(challenge);
    wholeCrypto.mockRestore();
  });

  it('CUST-22 shows when there is no captcha that it can solve, and keeps typed values', async () => {
    await openAccount({
      url: '/login',
      handlers: {
        'POST /api/auth/login': () => refusal(403, 'CAPTCHA_REFUSED'),
        'POST /api/auth/challenge': () => refusal(404, 'NOT_FOUND'),
      },
    });
    await fillLogin();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('security check failed');
    expect(field('Email address')).toHaveValue('anna@x.example');
    expect(field('Password')).toHaveValue('secret-1');
  });

  it('shows that there were too many attempts', async () => {
    await openAccount({
      url: '/login',
      handlers: { 'POST /api/auth/login': () => refusal(429, 'TOO_MANY_REQUESTS') },
    });
    await fillLogin();
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  });
});
