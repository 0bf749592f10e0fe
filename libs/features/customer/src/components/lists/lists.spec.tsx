import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@larder/platform/testing';
import { dropCookies, openAccount, refusal } from '../../testing/open-account.js';
import { box, item, list, one, openList } from '../../testing/open-list.js';
import { aPage, aProduct } from '../../testing/products.js';

afterEach(dropCookies);

describe('a shopping list', () => {
  it('writes down many lines at once by Enter', async () => {
    const { calls } = await openList({
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

  it('finds products for free text, and makes it one of them', async () => {
    const tea = aProduct({ sku: 't', name: 'Green tea' });
    const { calls, store } = await openList({
      [`GET ${one}`]: () => list([item({})]),
      'GET /api/products/search/:term': () => ({ ...aPage([tea]), queryID: 'q' }),
      [`PUT ${one}/items/:itemId`]: () =>
        list([item({ text: 'Green tea', product: tea, aisle: { slug: 'd', name: 'Drinks', place: 1 } })]), // prettier-ignore
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Find a product: Tea' }));
    const finder = await screen.findByRole('group', { name: 'Products for Tea' });
    const found = await within(finder).findByRole('listitem');
    await userEvent.click(within(found).getByRole('button'));
    expect(await screen.findByRole('heading', { name: 'Drinks' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ sku: 't' });
    expect(JSON.stringify(store.getState().api)).not.toContain('Weekend');
  });

  it('is shared by its owner alone, by a link that is shown once', async () => {
    await openList({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/links`]: () => ({ token: 'a-token-of-twenty-letters' }),
    });
    const make = await screen.findByRole('button', { name: 'Create a link for ticking off' });
    await userEvent.click(make);
    expect(await screen.findByRole('textbox', { name: /^Link/ })).toHaveValue(
      'http://localhost/shared-list/a-token-of-twenty-letters',
    );
    expect(await screen.findByRole('button', { name: 'Disable link' })).toBeVisible();
  });

  it('has no share button for a member, who can leave it', async () => {
    await openList({ [`GET ${one}`]: () => list([], { role: 'member' }) });
    expect(await screen.findByRole('button', { name: 'Leave list' })).toBeVisible();
    expect(screen.queryByText('Share')).toBeNull();
  });

  it('shows when there is none', async () => {
    await openList({ [`GET ${one}`]: () => refusal(404, 'NOT_FOUND') });
    expect(await screen.findByText('This list doesn’t exist')).toBeVisible();
  });

  it('becomes one of the customer’s by the link of its household', async () => {
    const { calls, opened } = await openList(
      { 'POST /api/customers/shopping-lists/join': () => list([]) },
      '/shopping-list?join=a-token',
    );
    await waitFor(() => expect(opened.at(-1)).toBe('/shopping-list/l1'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'a-token' });
  });
});

describe('a list by its link', () => {
  it('can be ticked off without an account', async () => {
    const { calls } = await openAccount({
      url: '/shared-list/t0ken',
      handlers: {
        'GET /api/shared-lists/:token': () => ({ name: 'Weekend', items: [item({})] }),
        'PUT /api/shared-lists/:token/items/:itemId': () => ({
          name: 'Weekend',
          items: [item({ isDone: true })],
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
    const { opened } = await openList(
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
