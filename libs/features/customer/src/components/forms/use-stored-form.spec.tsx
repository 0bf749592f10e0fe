import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockDrafts, allowDrafts } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import { anna, dropCookies, openAccount, setCookie } from '../../testing/open-account.js';
import { field, fill, press } from '../../testing/typing.js';

const email = { 'Email address': 'b@x.example' };
const handlers = {
  'POST /api/customers': () => anna,
  'POST /api/auth/login': () => anna,
  'POST /api/auth/password-reset': () => ({}),
  'GET /api/customers/purchases': () => [],
} as never;

/** Every form of a guest that is not sent by typing alone. */
const forms = [
  ['/registration', { ...email, 'First name': 'Berta', '^Password$': 'Vogel-im-Baum' }],
  ['/offline-account', { ...email, 'Card number': '4006381333931' }],
  ['/login', { ...email, '^Password': 'Vogel-im-Baum' }],
  ['/password-reset', email],
] as const;

const open = (url: string) => openAccount({ url, handlers });
const addresses = async () => {
  setCookie('loggedIn', 'true');
  const host = await open('/profile/addresses');
  await waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull());
  return host;
};

beforeEach(() => {
  window.sessionStorage.clear();
  allowDrafts('');
});
afterEach(dropCookies);

describe('what was typed into a form of the account', () => {
  it.each(forms)('%s is there after a reload, but for passwords', async (url, typed) => {
    const first = await open(url);
    await fill(typed);
    first.unmount();
    await open(url);
    for (const [name, value] of Object.entries(typed))
      await waitFor(() => expect(field(name)).toHaveValue(name.includes('Password') ? '' : value));
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Vogel');
  });

  it('is gone when it was sent', async () => {
    const first = await open('/password-reset');
    await fill(email);
    await press('Send link');
    await screen.findByText(/b@x.example/);
    first.unmount();
    await open('/password-reset');
    expect(field('Email address')).toHaveValue('');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('b@x.example');
  });

  it('is not used for another form that has more fields', async () => {
    const first = await open('/offline-account');
    await fill({ 'Card number': '4006381333931' });
    first.unmount();
    const { calls } = await open('/registration');
    await userEvent.selectOptions(field('Salutation'), 'Female');
    expect(window.sessionStorage.getItem('own.registration')).not.toContain('4006381333931');
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is stored for an address with its kind, and reopens the form', async () => {
    await addresses();
    await press('Add address');
    await userEvent.selectOptions(field('What the address is for'), 'billing');
    await fill({ Street: 'Ulmengasse' });
    cleanup();
    await addresses();
    await waitFor(() => expect(field('Street')).toHaveValue('Ulmengasse'));
    expect(field('What the address is for')).toHaveValue('billing');
  });

  it('is gone when an address is left by its button', async () => {
    await addresses();
    await press('Add address');
    await fill({ Street: 'Ulmengasse' });
    await press('Cancel');
    await press('Add address');
    expect(field('Street')).toHaveValue('');
  });

  it('is removed at logout; a guest’s later values are kept', async () => {
    const { context } = await addresses();
    await press('Add address');
    await fill({ Street: 'Ulmengasse' });
    act(() => {
      blockDrafts();
      accountOf(context).set(undefined);
    });
    cleanup();
    expect(window.sessionStorage).toHaveLength(0);
    const guest = await open('/registration');
    expect(field('Street')).toHaveValue('');
    await fill({ Street: 'Lindengasse' });
    guest.unmount();
    await open('/registration');
    await waitFor(() => expect(field('Street')).toHaveValue('Lindengasse'));
  });
});
