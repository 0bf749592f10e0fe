import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountOf } from '../../state/account/account.js';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { fill, press, summary } from '../../testing/typing.js';

afterEach(dropCookies);

const device = (id: string, current: boolean) => ({
  id,
  current,
  browser: 'Firefox',
  system: id === 'a' ? 'Linux' : 'Windows',
  createdAt: '2026-11-01T10:00:00Z',
  seenAt: '2026-11-20T10:00:00Z',
});

async function openSecurity(handlers: object = {}) {
  setCookie('loggedIn', 'true');
  let devices = [device('a', true), device('b', false)];
  const host = await openAccount({
    url: '/profile/security',
    handlers: {
      'GET /api/customers/sessions': () => devices,
      'DELETE /api/customers/sessions/b': () => {
        devices = devices.filter(({ id }) => id !== 'b');
        return {};
      },
      ...handlers,
    } as never,
  });
  await screen.findByRole('heading', { name: 'Firefox on Linux' });
  return host;
}

describe('devices and data', () => {
  it('lists where the customer is signed in, and signs one out', async () => {
    await openSecurity();
    const list = within(screen.getByRole('region', { name: 'Where you’re signed in' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('This device');
    await press('Sign out Firefox on Windows');
    expect(await screen.findByText('Device signed out.')).toBeInTheDocument();
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('exports all stored data as a file', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:x';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    await openSecurity({ 'GET /api/customers/export': () => ({ customer: {} }) });
    await press('Download data');
    expect(await screen.findByText('Your data is in your downloads.')).toBeInTheDocument();
    expect(saved).toEqual([expect.stringMatching(/-data\.json$/)]);
  });

  it('shows that a pending order has to be finished first', async () => {
    const { context } = await openSecurity({
      'POST /api/customers/deletion': () => refusal(409, 'CONFLICT'),
    });
    await press('Delete my account …');
    await fill({ 'Current password': 'right-one' });
    await press('Delete account permanently');
    expect(await screen.findByText(/hasn’t reached you yet/)).toBeVisible();
    expect(accountOf(context).get()).toMatchObject({ firstName: 'Anna' });
  });

  it('deletes the account after the password is entered', async () => {
    const { context, calls, opened } = await openSecurity({
      'POST /api/customers/deletion': ({ body }: { body: { password: string } }) =>
        body.password === 'right-one' ? {} : refusal(403, 'INVALID_CREDENTIALS'),
    });
    await press('Delete my account …');
    await press('Delete account permanently');
    await summary();
    expect(calls.filter(({ path }) => path.endsWith('/deletion'))).toEqual([]);
    await fill({ 'Current password': 'wrong-one' });
    await press('Delete account permanently');
    await screen.findByText(/isn’t your current password/, { selector: 'a' });
    await fill({ 'Current password': 'right-one' });
    await press('Delete account permanently');
    await waitFor(() => expect(accountOf(context).get()).toBeUndefined());
    expect(opened.at(-1)).toBe('/');
  });

  it.each([
    ['Where you’re signed in', 'Firefox on Linux'],
    ['Passkeys', 'Laptop'],
  ])('shows that the list »%s« could not be loaded, and retries', async (name, first) => {
    setCookie('loggedIn', 'true');
    let isDown = true;
    const list = (found: unknown) => () => (isDown ? refusal(503, 'X') : [found]) as never;
    const laptop = { id: 'p1', name: 'Laptop', createdAt: '2026-11-20T10:00:00.000Z' };
    await openAccount({
      url: '/profile/security',
      handlers: {
        'GET /api/customers/sessions': list(device('a', true)),
        'GET /api/customers/passkeys': list(laptop),
      },
    });
    const section = within(await screen.findByRole('region', { name }));
    expect(await section.findByRole('alert')).toHaveTextContent('can’t show');
    isDown = false;
    await userEvent.click(section.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('heading', { name: first })).toBeInTheDocument();
  });
});
