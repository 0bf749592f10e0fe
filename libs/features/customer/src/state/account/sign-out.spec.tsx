import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@larder/platform/testing';
import { customerApi } from '../../api/customer-api.js';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { accountOf } from './account.js';

afterEach(dropCookies);

describe('signing out', () => {
  const leave = async (handlers: object) => {
    setCookie('loggedIn', 'true');
    const host = await openAccount({ url: '/profile', handlers: handlers as never });
    await waitFor(() => expect(screen.getByText('Hello, Anna!')).toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(host.store.getState().notifications).toHaveLength(1));
    return host;
  };

  it('CUST-25 shows an info, and leads home', async () => {
    const { store, context, opened } = await leave({ 'POST /api/auth/logout': () => ({}) });
    expect(store.getState().notifications).toMatchObject([
      { type: 'info', text: 'You’re signed out.' },
    ]);
    expect(accountOf(context).get()).toBeUndefined();
    expect(opened).toContain('/');
  });

  /** Presses it during a change, which ends on command. */
  const leaveInTheMiddle = async () => {
    setCookie('loggedIn', 'true');
    const change = deferred();
    const { context, calls } = await openAccount({
      url: '/profile',
      handlers: {
        'PUT /api/customers/password': () => change.promise,
        'POST /api/auth/logout': () => ({}),
      },
    });
    await waitFor(() => expect(screen.getByText('Hello, Anna!')).toBeInTheDocument());
    const body = { currentPassword: 'x', password: 'y' };
    void context.dispatch(customerApi.endpoints.changePassword.initiate({ body }));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    return { change, isOut: () => calls.some(({ path }) => path === '/api/auth/logout') };
  };

  it('waits for a pending change, which must not become the next visitor’s', async () => {
    const { change, isOut } = await leaveInTheMiddle();
    expect(isOut()).toBe(false);
    change.resolve({});
    await waitFor(() => expect(isOut()).toBe(true));
  });

  it('does not wait forever', async () => {
    const { isOut } = await leaveInTheMiddle();
    await waitFor(() => expect(isOut()).toBe(true), { timeout: 4000 });
  });

  it('CUST-26 that fails shows an error, and nothing changes', async () => {
    const { store, context } = await leave({
      'POST /api/auth/logout': () => refusal(500, 'INTERNAL_ERROR'),
    });
    expect(store.getState().notifications).toMatchObject([{ type: 'error' }]);
    expect(accountOf(context).get()).toMatchObject({ firstName: 'Anna' });
  });
});
