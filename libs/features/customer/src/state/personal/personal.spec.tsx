import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deferred } from '@larder/platform/testing';
import { accountOf } from '../account/account.js';
import { anna, dropCookies, refusal, setCookie } from '../../testing/open-account.js';
import { liked, tiles, show } from '../../testing/personal-tiles.js';

const on = (name: string) =>
  screen.findByRole('button', { name: `Remove from favourites: ${name}` });
const off = (name: string) => screen.findByRole('button', { name: `Add to favourites: ${name}` });
const paths = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);
/** Stored favourites; reads can come in between. */
const changes = <T extends { readonly method: string }>(calls: readonly T[]) =>
  calls.filter(({ method }) => method !== 'GET');

afterEach(dropCookies);

describe('hearts', () => {
  it('API-033 FAV-02 FAV-04 fetches once for all tiles, and adds a product by type and sku', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({ 'PUT /api/customers/favorites/:type': () => liked('m', 'b') });
    expect(await on('Milk')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(await off('Bread'));
    await on('Bread');
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    expect(changes(calls)[0]).toMatchObject({
      method: 'PUT',
      path: '/api/customers/favorites/products',
      body: { reference: 'b' },
    });
    const reads = paths(calls).filter((line) => line === 'GET /api/customers/favorites');
    expect(reads).toHaveLength(1);
  });

  it('FAV-03 removes a favourite at once, and restores it with a message when that cannot be stored', async () => {
    setCookie('loggedIn', 'true');
    let refuse = () => undefined as void;
    const { store } = await show({
      'DELETE /api/customers/favorites/:type/:ref': () =>
        new Promise((resolve) => {
          refuse = () => resolve(refusal(503, 'SERVICE_UNAVAILABLE'));
        }),
    });
    await userEvent.click(await on('Milk'));
    await off('Milk');
    await act(async () => refuse());
    await on('Milk');
    expect(JSON.stringify(store.getState())).toContain('We couldn’t remove Milk');
  });

  it('sends presses one after the other, so that the last one counts', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({
      'PUT /api/customers/favorites/:type': () => liked('m', 'b'),
      'DELETE /api/customers/favorites/:type/:ref': () => liked('m'),
    });
    await on('Milk');
    const bread = await off('Bread');
    await userEvent.click(bread);
    await userEvent.click(bread);
    await waitFor(() =>
      expect(paths(changes(calls))).toEqual([
        'PUT /api/customers/favorites/products',
        'DELETE /api/customers/favorites/products/b',
      ]),
    );
    await off('Bread');
  });

  it('FAV-05 CUST-15 leads a guest to the login without a call, and adds the product afterwards', async () => {
    const { calls, opened, context } = await show({
      'PUT /api/customers/favorites/:type': () => liked('m', 'b'),
    });
    await userEvent.click(await off('Bread'));
    expect(opened).toEqual([`/login?returnUrl=${encodeURIComponent(window.location.pathname)}`]);
    expect(calls).toEqual([]);
    await act(async () => accountOf(context).set(anna));
    await on('Bread');
    await waitFor(() => expect(paths(calls)).toContain('PUT /api/customers/favorites/products'));
  });

  it('CUST-16 is cleared at logout, and nothing of it was in the store', async () => {
    setCookie('loggedIn', 'true');
    const { context, store } = await show();
    await on('Milk');
    expect(JSON.stringify(store.getState())).not.toContain('reference');
    await act(async () => accountOf(context).set(undefined));
    await off('Milk');
  });

  it('CUST-16 a press is neither sent nor shown to the next customer after a logout', async () => {
    setCookie('loggedIn', 'true');
    const first = deferred();
    let stored = liked('m');
    const { calls, context } = await show({
      'GET /api/customers/favorites': () => stored,
      'DELETE /api/customers/favorites/:type/:ref': () => first.promise,
    });
    await userEvent.click(await on('Milk'));
    await userEvent.click(await off('Bread'));
    await waitFor(() => expect(changes(calls)).toHaveLength(1));
    stored = [];
    await act(async () => accountOf(context).set({ ...anna, id: 'c-ben' }));
    await act(async () => first.resolve(refusal(503, 'SERVICE_UNAVAILABLE')));
    await off('Milk');
    await off('Bread');
    expect(changes(calls)).toHaveLength(1);
    expect(context.getState().notifications).toEqual([]);
  });

  it('PLAT-12 are absent in a shop without favourites, without a call', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({}, tiles, { featureCustomerFavorites: false });
    await waitFor(() => expect(paths(calls)).toContain('GET /api/customers/purchases'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(paths(calls)).not.toContain('GET /api/customers/favorites');
  });
});
