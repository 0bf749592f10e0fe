import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  deferred,
  FakeBroadcastChannel,
  installFakeBroadcastChannel,
} from '@larder/platform/testing';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { fill, press } from '../../testing/typing.js';
import { accountOf } from './account.js';
import { afterLogin } from './after-login.js';

afterEach(() => {
  dropCookies();
  // It is unknown whether it was stored, so the typed values wait for Anna's return (CUST-14).
  window.sessionStorage.clear();
});

const ben = { ...anna, id: 'c-ben', firstName: 'Ben' };

describe('late responses', () => {
  it.each([
    ['nobody', undefined],
    ['somebody else', ben],
  ])('CUST-12 do not restore a customer who has left for %s in between', async (_who, next) => {
    setCookie('loggedIn', 'true');
    const saved = deferred();
    const { context, calls } = await openAccount({
      url: '/profile/personal-data',
      handlers: { 'PUT /api/customers': () => saved.promise },
    });
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Anna'));
    await fill({ 'First name': 'Anne' });
    await press('Save');
    await waitFor(() => expect(calls.at(-1)?.method).toBe('PUT'));
    act(() => accountOf(context).set(next));
    await act(async () => saved.resolve({ ...anna, firstName: 'Anne' }));
    expect(accountOf(context).get()).toBe(next);
  });

  it('CUST-11 who has signed in stays so when the first fetch fails after that', async () => {
    setCookie('loggedIn', 'true');
    const first = deferred();
    const { context } = await openAccount({
      handlers: { 'GET /api/customers': () => first.promise },
    });
    act(() => void accountOf(context).settled());
    act(() => afterLogin(context, ben, '/'));
    await act(async () => first.resolve(refusal(503, 'SERVICE_UNAVAILABLE')));
    expect(accountOf(context).get()).toBe(ben);
  });
});

describe('two tabs of one browser', () => {
  let stop = () => undefined as void;
  beforeEach(() => {
    stop = installFakeBroadcastChannel();
  });
  afterEach(() => stop());

  /** A tab that shows Anna, and the other one of her browser. */
  async function openTab(url: string, next: unknown = ben) {
    setCookie('loggedIn', 'true');
    let isFirst = true;
    const host = await openAccount({
      url,
      handlers: {
        'GET /api/customers': () => {
          const found = isFirst ? anna : next;
          isFirst = false;
          return found;
        },
      },
    });
    await waitFor(() => expect(accountOf(host.context).get()).toMatchObject({ id: anna.id }));
    return { ...host, other: new FakeBroadcastChannel('larder-customer') };
  }

  it('CUST-13 becomes a guest after a logout in the other tab', async () => {
    const { context, other } = await openTab('/profile/personal-data');
    dropCookies();
    act(() => other.postMessage(undefined));
    expect(accountOf(context).get()).toBeUndefined();
  });

  it('stays signed in when the other tab merely failed to fetch the customer', async () => {
    const { context, other } = await openTab('/profile/personal-data');
    act(() => other.postMessage(undefined));
    expect(accountOf(context).get()).toMatchObject({ id: anna.id });
  });

  it('CUST-11 shows the customer who signed in in the other tab, and nothing of the previous one', async () => {
    const { other, calls } = await openTab('/profile/personal-data');
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Anna'));
    await userEvent.type(screen.getByLabelText(/^First name/), ' Maria');
    act(() => other.postMessage(ben.id));
    await waitFor(() => expect(screen.getByLabelText(/^First name/)).toHaveValue('Ben'));
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('makes no call for the same customer, and notifies the other tab of logins and logouts', async () => {
    const { context, other, calls } = await openTab('/profile/personal-data');
    const events: unknown[] = [];
    other.onmessage = ({ data }) => void events.push(data);
    const before = calls.length;
    await act(async () => other.postMessage(anna.id));
    act(() => accountOf(context).update({ ...anna, firstName: 'Anne' }));
    expect(events).toEqual([]);
    act(() => accountOf(context).set(undefined));
    act(() => afterLogin(context, ben, '/'));
    expect(events).toEqual([undefined, ben.id]);
    expect(calls).toHaveLength(before);
  });

  it('CUST-13 also reacts to the other tab after a login here', async () => {
    const { context } = await openAccount();
    act(() => afterLogin(context, anna, '/'));
    setCookie('loggedIn', 'true');
    dropCookies();
    act(() => new FakeBroadcastChannel('larder-customer').postMessage(undefined));
    expect(accountOf(context).get()).toBeUndefined();
  });
});
