import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListItem } from '@larder/contracts/shopping';
import { deferred } from '@larder/platform/testing';
import { dropCookies, refusal } from '../../testing/open-account.js';
import { box, item, list, one, openList } from '../../testing/open-list.js';
import { aPage } from '../../testing/products.js';

afterEach(dropCookies);

describe('a shopping list on a bad line', () => {
  it('ticks off at once, and reverts with a message when that cannot be stored', async () => {
    await openList({
      [`GET ${one}`]: () => list([item({})]),
      [`PUT ${one}/items/:itemId`]: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    await userEvent.click(await box(/Tea/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
    expect(await box(/Tea/)).not.toBeChecked();
  });

  it('counts every press despite slow responses, and stores the last count', async () => {
    const slow = deferred();
    const { calls } = await openList({
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
    const { calls } = await openList({
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
    ['Disable', `DELETE ${one}/links/:kind`],
    ['Rename', `PUT ${one}`],
    ['Remove Ben', `DELETE ${one}/members/:memberId`],
    ['Create a', `POST ${one}/links`],
  ])('shows a message when “%s” failed', async (name, call) => {
    const members = [{ id: 'm1', firstName: 'Ben' }];
    const { store } = await openList({
      [`GET ${one}`]: () => list([], { members, links: ['view'] }),
      [call]: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    await userEvent.click((await screen.findAllByRole('button', { name: new RegExp(name) }))[0] as HTMLElement); // prettier-ignore
    await waitFor(() => expect(JSON.stringify(store.getState().notifications)).toContain('went wrong')); // prettier-ignore
  });

  it('keeps text that could not be added, and shows why', async () => {
    const { store } = await openList({
      [`GET ${one}`]: () => list([]),
      [`POST ${one}/items`]: () => refusal(503, 'SERVICE_UNAVAILABLE'),
    });
    const field = await screen.findByRole('textbox', { name: /What do you need/ });
    await userEvent.type(field, 'Tea{Enter}');
    const notices = () => JSON.stringify(store.getState().notifications);
    await waitFor(() => expect(notices()).toContain('went wrong'));
    expect(field).toHaveValue('Tea');
  });

  it('works offline, and stores what was ticked on reconnection', async () => {
    let isOnline = false;
    const stored: unknown[] = [];
    const items = [item({}), item({ id: 'i2', text: 'Salt' })];
    await openList({
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
    expect(await screen.findByText(/^You’re offline\./)).toBeVisible();
    expect(await box(/Tea/)).toBeChecked();
    expect(await box(/Salt/)).toBeChecked();
    expect(stored).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: Salt.');
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();
    expect(stored).toEqual(['i1']);
    expect(await box(/Tea/)).toBeChecked();
    expect(await box(/Salt/)).not.toBeChecked();
  });

  it('keeps what was added while the list was refetched on a slow connection', async () => {
    const slow = deferred();
    let reads = 0;
    await openList({
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

  it.each([
    [200, 'We found no product for this.'],
    [400, 'We found no product for this.'],
    [503, 'Something went wrong. Please try again.'],
  ])('after a product search with status %d it shows: %s', async (status, message) => {
    await openList({
      [`GET ${one}`]: () => list([item({})]),
      'GET /api/products/search/:term': () =>
        status === 200 ? { ...aPage([]), queryID: 'q' } : refusal(status, 'X'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Find a product: Tea' }));
    const finder = within(await screen.findByRole('group', { name: 'Products for Tea' }));
    expect(await finder.findByText(message)).toHaveRole('status');
  });

  it('is not called gone when it could not be read, and is there after another try', async () => {
    let isOnline = false;
    const { calls } = await openList({
      [`GET ${one}`]: () => (isOnline ? list([item({})]) : refusal(503, 'SERVICE_UNAVAILABLE')),
    });
    const reads = () => calls.filter(({ path }) => path.endsWith('/l1')).length;
    expect(await screen.findByText('We can’t load this list right now.')).toBeVisible();
    expect(screen.queryByText('This list doesn’t exist')).toBeNull();
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
    [404, 'This link no longer works'],
    [400, 'This link no longer works'],
    [503, 'We can’t load this list right now.'],
  ])('for a household link with status %d it shows: %s', async (status, message) => {
    await openList(
      {
        'POST /api/customers/shopping-lists/join': () => refusal(status, 'X'),
        'GET /api/customers/shopping-lists': () => [],
      },
      '/shopping-list?join=a-token',
    );
    expect(await screen.findByText(message)).toBeVisible();
  });
});
