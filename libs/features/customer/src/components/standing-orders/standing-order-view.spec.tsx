import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowDrafts } from '@larder/platform';
import { accountOf } from '../../state/account/account.js';
import { anna, dropCookies, refusal } from '../../testing/open-account.js';
import { aPage, aProduct } from '../../testing/products.js';
import { openStanding as open, standingOrder } from '../../testing/standing-orders.js';

afterEach(dropCookies);

const one = '/api/customers/standing-orders/:id';
const button = (name: string) => screen.findByRole('button', { name });

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
    expect(await button('Resume')).toHaveFocus();
    await userEvent.click(await button('Resume'));
    expect(await button('Skip this date')).toBeVisible();
  });

  it('is skipped once by a double click, however fast the answer is', async () => {
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`POST ${one}/skip`]: () => standingOrder({ nextDate: '2026-12-04' }),
    });
    const skip = await button('Skip this date');
    fireEvent.click(skip, { detail: 1 });
    await screen.findAllByText(/4 December|December 4/);
    fireEvent.click(skip, { detail: 2 });
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says for long enough that a change has failed', async () => {
    const { context } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`POST ${one}/pause`]: () => refusal(500, 'INTERNAL'),
    });
    await userEvent.click(await button('Pause'));
    const shown = () => context.getState().notifications;
    await waitFor(() => expect(shown()).toMatchObject([{ type: 'error', duration: 5000 }]));
  });

  it('CUST-14 keeps what was begun when the session ends in the middle', async () => {
    allowDrafts(anna.id);
    const handlers = { [`GET ${one}`]: () => standingOrder() };
    const first = await open(url, handlers);
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' at home');
    await act(async () => accountOf(first.context).set(undefined));
    first.unmount();
    await open(url, { [`GET ${one}`]: () => standingOrder({ weeks: 2 }) });
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveDisplayValue(/ at home$/);
    // What another tab has saved in between.
    expect(screen.getByRole('combobox', { name: /How often/ })).toHaveValue('2');
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
      items: [{ sku: 'juice', quantity: 21 }],
      agreed: true,
      highestTotal: 5000,
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
      date: '2026-11-27',
      highestTotal: 5170,
    });
    expect(await button('Skip this date')).toBeVisible();
  });

  it('keeps what another tab has changed, and what was typed here, when it is saved', async () => {
    const theirs = standingOrder({ version: 2, weeks: 2, highestTotal: 6000 });
    const reads = [standingOrder(), theirs];
    const saves = [refusal(409, 'CONFLICT'), theirs];
    const { calls, context } = await open(url, {
      [`GET ${one}`]: () => reads.shift(),
      [`PUT ${one}`]: () => saves.shift(),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), ' at home');
    const agree = screen.getByRole('checkbox', { name: /Order regularly/ });
    await userEvent.click(agree);
    await userEvent.click(await button('Save changes'));
    const shown = () => context.getState().notifications.map(({ text }) => text);
    await waitFor(() => expect(shown().join()).toMatch(/check and try again/));
    const often = screen.getByRole('combobox', { name: /How often/ });
    await waitFor(() => expect(often).toHaveValue('2'));
    expect(screen.getByRole('textbox', { name: /^Limit/ })).toHaveValue('60');
    expect(agree).not.toBeChecked();
    expect(await button('Save changes')).toHaveFocus();
    await userEvent.click(agree);
    await userEvent.click(await button('Save changes'));
    const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    expect(sent).toMatchObject([
      { version: 1, weeks: 1, name: 'Weekly at home' },
      { version: 2, weeks: 2, name: 'Weekly at home' },
    ]);
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

  it('is ended by the second try when the answer to the first one was lost', async () => {
    const { opened } = await open(url, {
      [`GET ${one}`]: () => standingOrder(),
      [`DELETE ${one}`]: () => refusal(404, 'NOT_FOUND'),
    });
    await userEvent.click(await button('End standing order'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End it' }));
    await waitFor(() => expect(opened).toEqual(['/profile/standing-orders']));
  });

  it('proposes a time slot of its day when the place has its own no more, and can be saved', async () => {
    const { calls } = await open(url, {
      [`GET ${one}`]: () => standingOrder({ window: { weekday: 6, from: '08:00', to: '10:00' } }),
      [`PUT ${one}`]: () => standingOrder(),
    });
    expect(await screen.findByRole('combobox', { name: /Time slot/ })).toHaveValue('10:00 16:00');
    await userEvent.click(screen.getByRole('checkbox', { name: /Order regularly/ }));
    await userEvent.click(await button('Save changes'));
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      window: { weekday: 6, from: '10:00', to: '16:00' },
    });
  });

  it('says so when it no longer exists', async () => {
    await open(url, { [`GET ${one}`]: () => refusal(404, 'NOT_FOUND') });
    expect(await screen.findByText(/no longer exists/)).toBeVisible();
  });
});
