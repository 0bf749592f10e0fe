import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { aPage, aProduct } from '../../testing/products.js';
import { standingDraft, standingOrder } from '../../testing/standing-orders.js';
import type { Handlers } from '@larder/platform/testing';

afterEach(dropCookies);

const all = '/api/customers/standing-orders';
const one = `${all}/:id`;

const open = (url: string, handlers: Handlers) => {
  setCookie('loggedIn', 'true');
  return openAccount({
    url,
    settings: { account: { standingOrders: true } },
    handlers: { 'GET /api/customers/purchases': () => [], ...handlers },
  });
};
const button = (name: string) => screen.findByRole('button', { name });

describe('standing orders', () => {
  it('are listed with their rhythm and next day', async () => {
    await open('/profile/standing-orders', {
      [`GET ${all}`]: () => [standingOrder(), standingOrder({ id: 's2', state: 'PAUSED' })],
    });
    expect(await screen.findAllByText(/Every week on Friday, 10:00 to 16:00/)).toHaveLength(2);
    expect(screen.getAllByText(/27 November|November 27/)).toHaveLength(1);
    expect(screen.getByText('Paused')).toBeVisible();
  });

  it('explain how to make one where there is none', async () => {
    await open('/profile/standing-orders', { [`GET ${all}`]: () => [] });
    expect(await screen.findByText(/Make it a standing order/)).toBeVisible();
  });

  it('do not exist in a shop without them', async () => {
    setCookie('loggedIn', 'true');
    await openAccount({ url: '/profile', handlers: { 'GET /api/customers/purchases': () => [] } });
    await screen.findAllByText('Orders');
    expect(screen.queryByText('Standing orders')).toBeNull();
  });
});

describe('a new standing order', () => {
  const url = '/profile/standing-orders?order=1234567890';

  it('is created only once the customer has agreed to its limit', async () => {
    const { calls, opened } = await open(url, {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => standingOrder(),
    });
    const limit = await screen.findByRole('textbox', { name: /Limit/ });
    expect(limit).toHaveValue('46');
    await userEvent.click(await button('Set up standing order'));
    expect(screen.getByText('We won’t order anything unless you agree.')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await userEvent.clear(limit);
    await userEvent.type(limit, '48.5');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: /Time slot/ }),
      '18:00 20:00',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Set up standing order'));
    await waitFor(() => expect(opened).toEqual(['/profile/standing-orders?id=s1']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ orderNumber: '1234567890', agreed: true, highestTotal: 4850, weeks: 1 },
      window: { weekday: 5, from: '18:00', to: '20:00' },
      payment: { methodKey: 'payment-at-the-door' },
    });
  });

  it('warns of a limit below what it costs today', async () => {
    await open(url, { [`GET ${all}/draft`]: () => standingDraft() });
    const limit = await screen.findByRole('textbox', { name: /Limit/ });
    await userEvent.clear(limit);
    await userEvent.type(limit, '20');
    expect(screen.getByText(/less than it costs today/)).toBeVisible();
  });

  it('is not offered where it cannot be paid', async () => {
    await open(url, { [`GET ${all}/draft`]: () => standingDraft({ payments: [] }) });
    expect(await screen.findByText(/can’t be repeated/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps what was typed when there are five already', async () => {
    await open(url, {
      [`GET ${all}/draft`]: () => standingDraft(),
      [`POST ${all}`]: () => refusal(409, 'CONFLICT'),
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Set up standing order'));
    expect(await screen.findByText(/already have five/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Order regularly/ })).toBeChecked();
  });
});

describe('a standing order', () => {
  const url = '/profile/standing-orders?id=s1';

  it('is skipped for the day that the customer sees, paused and resumed', async () => {
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`POST ${one}/skip`]: () => standingOrder({ nextDate: '2026-12-04' }),
      [`POST ${one}/pause`]: () => standingOrder({ state: 'PAUSED' }),
      [`POST ${one}/resume`]: () => standingOrder(),
    });
    await userEvent.click(await button('Skip this date'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ date: '2026-11-27' });
    expect((await screen.findAllByText(/4 December|December 4/)).length).toBeGreaterThan(0);
    await userEvent.click(await button('Pause'));
    expect(await screen.findByText(/won’t order anything until/)).toBeVisible();
    await userEvent.click(await button('Resume'));
    expect(await button('Skip this date')).toBeVisible();
  });

  it('is changed with its products', async () => {
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`PUT ${one}`]: () => standingOrder({ name: 'Family' }),
    });
    await userEvent.click(await button('More Apple juice'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Save changes'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ items: [{ sku: 'juice', quantity: 21 }], agreed: true, highestTotal: 5000 },
    });
  });

  it('takes another product that is searched for', async () => {
    const tea = aProduct({ sku: 'tea', name: 'Green tea' });
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`PUT ${one}`]: () => standingOrder(),
      'GET /api/products/search/:term': () => ({ ...aPage([tea]), queryID: 'q' }),
    });
    await userEvent.type(
      await screen.findByRole('textbox', { name: /Add a product/ }),
      'tea{Enter}',
    );
    const finder = await screen.findByRole('group', { name: 'Products for tea' });
    const found = await within(finder).findByRole('listitem');
    await userEvent.click(within(found).getByRole('button'));
    await userEvent.click(await button('Less Apple juice'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Save changes'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      items: [
        { sku: 'juice', quantity: 19 },
        { sku: 'tea', quantity: 1 },
      ],
    });
  });

  it('asks to agree to a higher total with one tap', async () => {
    const lastRun = {
      date: '2026-11-27',
      state: 'NOT_PLACED',
      problem: 'PRICE',
      total: 5170,
    } as const;
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder({ state: 'NEEDS_ATTENTION', problem: 'PRICE', lastRun }),
      [`POST ${one}/agree`]: () => standingOrder({ highestTotal: 5170 }),
    });
    const notice = await screen.findByText(/would cost €51.70/);
    expect(notice).toBeVisible();
    await userEvent.click(await button('Accept €51.70 and order'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ date: '2026-11-27', highestTotal: 5170 },
    });
    expect(await button('Skip this date')).toBeVisible();
  });

  it('is ended after a question', async () => {
    const { calls, opened } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`DELETE ${one}`]: () => ({}),
    });
    await userEvent.click(await button('End standing order'));
    const dialog = await screen.findByRole('dialog');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(opened).toEqual(['/profile/standing-orders']));
  });

  it('says so when it no longer exists', async () => {
    await open(url, { [`GET ${one}`]: () => refusal(404, 'NOT_FOUND') });
    expect(await screen.findByText(/no longer exists/)).toBeVisible();
  });
});
