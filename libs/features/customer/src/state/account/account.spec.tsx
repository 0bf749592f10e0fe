import { act, screen, waitFor } from '@testing-library/react';
import { headerActions } from '@larder/contracts/content';
import {
  callAnswered,
  currentCustomer,
  customerAuthenticated,
  customerCleared,
  openLogin,
} from '@larder/contracts/customer';
import { defineFeature, on, ExtensionSlot, privateApi } from '@larder/platform';
import { renderInHost } from '@larder/platform/testing';
import { customerOf } from '../../api/customer-normalise.js';
import { customer } from '../../feature.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { exitLinks } from '../../testing/exit-links.js';
import { accountOf } from './account.js';
import { EXPIRY_NOTICE_MS } from './session.js';
import { returnUrlOf } from './after-login.js';

afterEach(dropCookies);

const header = <ExtensionSlot slot={headerActions} props={{}} />;
const link = () => screen.getByRole('link');
const fetches = (calls: readonly { readonly path: string }[]) =>
  calls.filter(({ path }) => path === '/api/customers').length;

describe('the customer of a visit', () => {
  it('CUST-09 CUST-11 is fetched where the loggedIn cookie is, and shown in the header', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await openAccount({ element: header });
    await waitFor(() => expect(link()).toHaveAccessibleName('My account, Anna'));
    expect(fetches(calls)).toBe(1);
  });

  it('CUST-10 is a guest at once without the cookie', async () => {
    const { calls, context } = await openAccount({ element: header });
    expect(link()).toHaveAccessibleName('Sign in');
    expect(accountOf(context).settled()).toBe(true);
    expect(fetches(calls)).toBe(0);
  });

  it('NAV-65 ERR-25 is awaited, and a guest when the call fails', async () => {
    setCookie('loggedIn', 'true');
    const { context } = await openAccount({
      element: header,
      handlers: { 'GET /api/customers': () => refusal(503, 'SERVICE_UNAVAILABLE') },
    });
    await waitFor(() => expect(accountOf(context).settled()).toBe(true));
    expect(accountOf(context).get()).toBeUndefined();
  });

  it('CUST-04 has no salutation of a family', () => {
    expect(customerOf({ ...anna, salutation: 'Family' })).not.toHaveProperty('salutation');
    expect(customerOf(anna).salutation).toBe('Female');
  });

  it('CUST-12 CUST-16 leaves nothing in the store, and all subscribers are notified', async () => {
    const events: string[] = [];
    const watcher = defineFeature({
      id: 'watcher',
      enabled: () => true,
      listens: [
        on(customerAuthenticated, ({ customer: { firstName } }) => void events.push(firstName)),
        on(customerCleared, () => void events.push('nobody')),
      ],
    });
    setCookie('loggedIn', 'true');
    const { store, context } = await renderInHost({
      features: [customer, watcher],
      element: header,
      handlers: { 'GET /api/customers': () => anna },
    });
    await waitFor(() => expect(events).toEqual(['Anna']));
    expect(JSON.stringify(store.getState())).not.toContain('Anna');
    act(() => accountOf(context).set(undefined));
    expect(events).toEqual(['Anna', 'nobody']);
  });

  it('CUST-12 takes what the store has of them along, and so does the next one who signs in', async () => {
    const { store, context } = await openAccount({ element: header });
    const own = privateApi.injectEndpoints({
      endpoints: (build) => ({
        ownName: build.query<string, void>({ queryFn: () => ({ data: 'Anna' }) }),
      }),
    });
    for (const next of [undefined, { ...anna, id: 'c-berta', firstName: 'Berta' }]) {
      act(() => accountOf(context).set(anna));
      await act(async () => void (await store.dispatch(own.endpoints.ownName.initiate())));
      expect(JSON.stringify(store.getState().privateApi)).toContain('Anna');
      act(() => accountOf(context).set({ ...anna, lastName: 'New' }));
      expect(JSON.stringify(store.getState().privateApi)).toContain('Anna');
      act(() => accountOf(context).set(next));
      expect(JSON.stringify(store.getState().privateApi)).not.toContain('Anna');
    }
  });

  it('CUST-14 ERR-12 is cleared by a 401 of any call', async () => {
    setCookie('loggedIn', 'true');
    const { context } = await openAccount({ element: header });
    await waitFor(() => expect(accountOf(context).get()).toMatchObject({ firstName: 'Anna' }));
    act(() => context.emit(callAnswered, { refused: true }));
    expect(link()).toHaveAccessibleName('Sign in');
  });

  it('CUST-13 is cleared when the loggedIn cookie is gone, with the next response', async () => {
    setCookie('loggedIn', 'true');
    const { context } = await openAccount({ element: header });
    await waitFor(() => expect(accountOf(context).get()).toMatchObject({ firstName: 'Anna' }));
    dropCookies();
    act(() => context.emit(callAnswered, { refused: false }));
    expect(context.getCapability(currentCustomer)?.get()).toBeUndefined();
  });

  it('FAV-05 NAV-66 others redirect to the login and back', async () => {
    const { context, opened } = await openAccount({ element: header });
    context.getCapability(openLogin)?.({ returnUrl: '/products?x=1' });
    expect(opened).toEqual(['/login?returnUrl=%2Fproducts%3Fx%3D1']);
    const back = (url: string) => returnUrlOf(context, new URLSearchParams({ returnUrl: url }));
    expect(back('/profile?a=b')).toBe('/profile?a=b');
    for (const foreign of exitLinks) expect([foreign, back(foreign)]).toEqual([foreign, '/']);
  });
});

describe('a session that has expired', () => {
  const expire = async () => {
    setCookie('loggedIn', 'true');
    const host = await openAccount({ element: header });
    await waitFor(() => expect(accountOf(host.context).get()).toMatchObject({ firstName: 'Anna' }));
    dropCookies();
    setCookie('sessionExpired', 'true');
    act(() => {
      host.context.emit(callAnswered, { refused: false });
      host.context.emit(callAnswered, { refused: false });
    });
    await waitFor(() => expect(document.cookie).not.toContain('sessionExpired'));
    return host;
  };

  it('CUST-17 CUST-18 CUST-20 is reported once, as a warning, and its cookie is removed', async () => {
    const { store, context } = await expire();
    expect(accountOf(context).get()).toBeUndefined();
    expect(store.getState().notifications).toMatchObject([
      { type: 'warning', headline: 'Your session has expired' },
    ]);
  });

  it('CUST-19 is shown for 3000 ms', async () => {
    const { store } = await expire();
    expect(EXPIRY_NOTICE_MS).toBe(3000);
    expect(store.getState().notifications[0]?.duration).toBe(3000);
  });
});
