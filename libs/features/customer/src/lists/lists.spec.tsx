import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListItem, ShoppingList } from '@larder/contracts/shopping';
import { deferred, type Handlers } from '@larder/platform/testing';
import { aPage, aProduct } from '../testing/products.js';
import { dropCookies, openAccount, refusal, setCookie } from '../testing/play-account.js';

afterEach(dropCookies);

const item = (parts: Partial<ListItem>): ListItem => ({
  ...{ id: 'i1', text: 'Tea', count: 1, isDone: false },
  ...parts,
});
const list = (items: ListItem[], parts: Partial<ShoppingList> = {}): ShoppingList => ({
  ...{ id: 'l1', name: 'Weekend', role: 'owner', members: [], links: [], items },
  ...parts,
});
const one = '/api/customers/shopping-lists/:id';
const open = (handlers: Handlers, url = '/shopping-list/l1') => {
  setCookie('loggedIn', 'true');
  return openAccount({
    url,
    handlers: {
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/diet/findings': () => ({ isChosen: false, findings: [] }),
      ...handlers,
    },
  });
};
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('a shopping list', () => {
  it('writes down many lines at once by Enter', async () => {
    const { calls } = await open({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/items`]: () => list([item({ count: 2 }), item({ id: 'i2', text: 'Salt' })]),
    });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await userEvent.type(field, '2 Tea{Shift>}{Enter}{/Shift}Salt{Enter}');
    expect(await box(/2 × Tea/)).toBeVisible();
    const sent = calls.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ items: [{ text: 'Tea', count: 2 }, { text: 'Salt', count: 1 }] }); // prettier-ignore
    expect(field).toHaveValue('');
  });

  it('ticks off at once, and takes it back with words when that cannot be stored', async () => {
    await open({
      [`GET ${one}`]: () => list([item({})]),
      [`PUT ${one}/items/:itemId`]: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    await userEvent.click(await box(/Tea/));
    expect(await screen.findByRole('alert')).toHaveTextContent('That did not work');
    expect(await box(/Tea/)).not.toBeChecked();
  });

  it('counts every press, though the answers are slow, and stores the last count', async () => {
    const slow = deferred();
    const { calls } = await open({
      [`GET ${one}`]: () => list([item({})]),
      [`PUT ${one}/items/:itemId`]: async ({ body }) => {
        await slow.promise;
        return list([item(body as Partial<ListItem>)]);
      },
    });
    const more = await screen.findByRole('button', { name: /^One more: Tea/ });
    for (let presses = 0; presses < 3; presses += 1) await userEvent.click(more);
    expect(await box(/4 × Tea/)).toBeVisible();
    await act(async () => slow.resolve(undefined));
    const counts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(counts()).toEqual([{ count: 2 }, { count: 4 }]));
    expect(await box(/4 × Tea/)).toBeVisible();
  });

  it('writes down once what is sent twice', async () => {
    const slow = deferred();
    const { calls } = await open({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/items`]: () => slow.promise,
    });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await userEvent.type(field, 'Tea{Enter}{Enter}');
    await act(async () => slow.resolve(list([item({})])));
    await box(/Tea/);
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it.each([
    ['Withdraw', `DELETE ${one}/links/:kind`],
    ['Rename', `PUT ${one}`],
    ['Remove Ben', `DELETE ${one}/members/:memberId`],
    ['Make a', `POST ${one}/links`],
  ])('says when “%s” could not be carried out', async (name, call) => {
    const members = [{ id: 'm1', firstName: 'Ben' }];
    const { store } = await open({
      [`GET ${one}`]: () => list([], { members, links: ['view'] }),
      [call]: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: new RegExp(name) }))[0] as HTMLElement); // prettier-ignore
    await waitFor(() => expect(JSON.stringify(store.getState().notifications)).toContain('did not work')); // prettier-ignore
  });

  it('goes on without a connection, and stores what was ticked once it is back', async () => {
    let isOnline = false;
    const stored: unknown[] = [];
    const items = [item({}), item({ id: 'i2', text: 'Salt' })];
    await open({
      [`GET ${one}`]: () =>
        list(items.map((each) => ({ ...each, isDone: stored.includes(each.id) }))),
      [`PUT ${one}/items/:itemId`]: (_call, { itemId = '' }) => {
        if (!isOnline) throw new TypeError('no connection');
        if (itemId === 'i2') return refusal(404, 'NOT_FOUND');
        stored.push(itemId);
        return list([item({ isDone: true }), item({ id: 'i2', text: 'Salt' })]);
      },
    });
    await userEvent.click(await box(/Tea/));
    await userEvent.click(await box(/Salt/));
    expect(await screen.findByText(/^No connection\./)).toBeVisible();
    expect(await box(/Tea/)).toBeChecked();
    expect(await box(/Salt/)).toBeChecked();
    expect(stored).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not stored: Salt.');
    expect(screen.queryByText(/^No connection\./)).toBeNull();
    expect(stored).toEqual(['i1']);
    expect(await box(/Tea/)).toBeChecked();
    expect(await box(/Salt/)).not.toBeChecked();
  });

  it('keeps what was written while the list was read anew on a slow line', async () => {
    const slow = deferred();
    let reads = 0;
    await open({
      [`GET ${one}`]: () => ((reads += 1) === 1 ? list([]) : slow.promise),
      [`POST ${one}/items`]: () => list([item({})]),
    });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(reads).toBe(2);
    await userEvent.type(field, 'Tea{Enter}');
    await box(/Tea/);
    await act(async () => slow.resolve(list([])));
    expect(await box(/Tea/)).toBeVisible();
  });

  it('finds products for free text, and makes it one of them', async () => {
    const tea = aProduct({ sku: 't', name: 'Green tea' });
    const { calls, store } = await open({
      [`GET ${one}`]: () => list([item({})]),
      'GET /api/products/search/:term': () => ({ ...aPage([tea]), queryID: 'q' }),
      [`PUT ${one}/items/:itemId`]: () =>
        list([item({ text: 'Green tea', product: tea, aisle: { slug: 'd', name: 'Drinks', place: 1 } })]), // prettier-ignore
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Find a product: Tea' }));
    const finder = await screen.findByRole('group', { name: 'Products for Tea' });
    await userEvent.click((await within(finder).findAllByRole('button'))[0] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ sku: 't' });
    expect(JSON.stringify(store.getState())).not.toContain('Weekend');
  });

  it.each([
    [200, 'We have found no product for it.'],
    [400, 'We have found no product for it.'],
    [503, 'That did not work. Please try again.'],
  ])('says after an answer %d to the search for products: %s', async (status, words) => {
    await open({
      [`GET ${one}`]: () => list([item({})]),
      'GET /api/products/search/:term': () =>
        status === 200 ? { ...aPage([]), queryID: 'q' } : refusal(status, 'X'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Find a product: Tea' }));
    const finder = within(await screen.findByRole('group', { name: 'Products for Tea' }));
    expect(await finder.findByText(words)).toHaveRole('status');
  });

  it('is shared by its owner alone, by a link that is shown once', async () => {
    await open({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/links`]: () => ({ token: 'a-token-of-twenty-letters' }),
    });
    const make = await screen.findByRole('button', { name: 'Make a link for ticking off' });
    await userEvent.click(make);
    expect(await screen.findByRole('textbox', { name: /^Link/ })).toHaveValue(
      'http://localhost/shared-list/a-token-of-twenty-letters',
    );
    expect(screen.getByRole('button', { name: 'Withdraw the link' })).toBeVisible();
  });

  it('has nothing to share for a member, who can leave it', async () => {
    await open({ [`GET ${one}`]: () => list([], { role: 'member' }) });
    expect(await screen.findByRole('button', { name: 'Leave the list' })).toBeVisible();
    expect(screen.queryByText('Share')).toBeNull();
  });

  it('says when there is none', async () => {
    await open({ [`GET ${one}`]: () => refusal(404, 'NOT_FOUND') });
    expect(await screen.findByText('There is no such list')).toBeVisible();
  });

  it('is not called gone when it could not be read, and is there after another try', async () => {
    let isOnline = false;
    const { calls } = await open({
      [`GET ${one}`]: () => (isOnline ? list([item({})]) : refusal(503, 'SERVICE_UNAVAILABLE')),
    });
    const reads = () => calls.filter(({ path }) => path.endsWith('/l1')).length;
    expect(await screen.findByText('The list cannot be loaded just now.')).toBeVisible();
    expect(screen.queryByText('There is no such list')).toBeNull();
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await box(/Tea/);
    // Once it is there a failing look for changes takes nothing away.
    isOnline = false;
    const before = reads();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(reads()).toBe(before + 1);
    expect(await box(/Tea/)).toBeVisible();
  });

  it.each([
    [404, 'This link leads to no list'],
    [400, 'This link leads to no list'],
    [503, 'The list cannot be loaded just now.'],
  ])('says of a household’s link that is answered %d: %s', async (status, words) => {
    await open(
      {
        'POST /api/customers/shopping-lists/join': () => refusal(status, 'X'),
        'GET /api/customers/shopping-lists': () => [],
      },
      '/shopping-list?join=a-token',
    );
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('becomes one of the customer’s by the link of its household', async () => {
    const { calls, opened } = await open(
      { 'POST /api/customers/shopping-lists/join': () => list([]) },
      '/shopping-list?join=a-token',
    );
    await waitFor(() => expect(opened.at(-1)).toBe('/shopping-list/l1'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'a-token' });
  });
});

describe('a list by its link', () => {
  it('is ticked off by somebody without an account', async () => {
    const { calls } = await openAccount({
      url: '/shared-list/t0ken',
      handlers: {
        'GET /api/shared-lists/:token': () => ({ name: 'Weekend', items: [item({})] }),
        'PUT /api/shared-lists/:token/items/:itemId': () => ({
          ...{ name: 'Weekend', items: [item({ isDone: true })] },
        }),
      },
    });
    await userEvent.click(await box(/Tea/));
    await waitFor(async () => expect(await box(/Tea/)).toBeChecked());
    expect(calls.at(-1)).toMatchObject({
      path: '/api/shared-lists/t0ken/items/i1',
      body: { isDone: true },
    });
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('all lists', () => {
  it('are in the profile, with the beginning of a new one', async () => {
    const created = deferred();
    const made: unknown[] = [];
    const summary = { id: 'l1', name: 'Weekend', role: 'owner', openCount: 2, itemCount: 3 };
    const { opened } = await open(
      {
        'GET /api/customers/shopping-lists': () => [{ ...summary, memberCount: 1 }],
        'POST /api/customers/shopping-lists': ({ body }) => {
          made.push(body);
          return created.promise;
        },
      },
      '/profile/shopping-lists',
    );
    expect(await screen.findByText('2 items open · shared')).toBeVisible();
    const field = screen.getByRole('textbox', { name: /New list/ });
    // Twice, as one does who sees nothing happen.
    await userEvent.type(field, 'Party{Enter}{Enter}');
    expect(made).toHaveLength(1);
    await act(async () => created.resolve(list([], { id: 'l2' })));
    await waitFor(() => expect(opened.at(-1)).toBe('/shopping-list/l2'));
    expect(field).toHaveValue('');
  });
});
