import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productNotes, tileBadges, tileCorner } from '@larder/contracts/catalogue';
import type { DietFindings } from '@larder/contracts/shopping';
import { ExtensionSlot } from '@larder/platform';
import { answer, deferred, type Handlers } from '@larder/platform/testing';
import { accountOf } from '../account/account.js';
import { aProduct } from '../../testing/products.js';
import { anna, dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';

const milk = aProduct({ sku: 'm', name: 'Milk' });
const bread = aProduct({ sku: 'b', name: 'Bread' });
const liked = (...skus: string[]) => skus.map((reference) => ({ type: 'products', reference }));
const safe: DietFindings = { isChosen: false, findings: [] };

const tiles = (
  <>
    {[milk, bread].map((product) => (
      <div key={product.sku}>
        <ExtensionSlot slot={tileCorner} props={{ product }} />
        <ExtensionSlot slot={tileBadges} props={{ product }} />
      </div>
    ))}
  </>
);

function show(handlers: Handlers = {}, element = tiles, tenant = {}) {
  return openAccount({
    element,
    url: '/list?page=2',
    tenant: { featureCustomerFavorites: true, ...tenant },
    handlers: {
      'GET /api/customers/favorites': () => liked('m'),
      'GET /api/customers/purchases': () => [],
      'GET /api/customers/diet/findings': () => safe,
      ...handlers,
    },
  });
}
const on = (name: string) =>
  screen.findByRole('button', { name: `Take out of favourites: ${name}` });
const off = (name: string) => screen.findByRole('button', { name: `Add to favourites: ${name}` });
const paths = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.map(({ method, path }) => `${method} ${path}`);
/** What was stored; questions come in between when they like. */
const changes = <T extends { readonly method: string }>(calls: readonly T[]) =>
  calls.filter(({ method }) => method !== 'GET');

afterEach(dropCookies);

describe('hearts', () => {
  it('API-033 FAV-02 FAV-04 asks once for all tiles, and marks a product by type and sku', async () => {
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

  it('FAV-03 takes a like back at once, and puts it back with words when that cannot be stored', async () => {
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
    expect(JSON.stringify(store.getState())).toContain('Milk could not be taken out');
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

  it('FAV-05 CUST-15 leads a guest to the login, asks nothing, and marks the product afterwards', async () => {
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

  it('CUST-16 knows nothing any more after signing out, and nothing of it was in the store', async () => {
    setCookie('loggedIn', 'true');
    const { context, store } = await show();
    await on('Milk');
    expect(JSON.stringify(store.getState())).not.toContain('reference');
    await act(async () => accountOf(context).set(undefined));
    await off('Milk');
  });

  it('CUST-16 what was pressed by somebody who has left is neither sent nor shown to the next one', async () => {
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

  it('PLAT-12 are in no shop without favourites, and nothing is asked for them', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({}, tiles, { featureCustomerFavorites: false });
    await waitFor(() => expect(paths(calls)).toContain('GET /api/customers/purchases'));
    expect(screen.queryByRole('button')).toBeNull();
    expect(paths(calls)).not.toContain('GET /api/customers/favorites');
  });
});

describe('labels', () => {
  const milky = { sku: 'm', contains: ['milk'], mayContain: ['nuts'], lacks: [], isUnknown: false };

  it('say what was bought before and warn of what does not fit, in one call a page', async () => {
    setCookie('loggedIn', 'true');
    const { calls } = await show({
      'GET /api/customers/purchases': () => [
        { sku: 'b', times: 2, lastAt: '2026-11-01T08:00:00Z' },
      ],
      'GET /api/customers/diet/findings': () => ({ isChosen: true, findings: [milky] }),
    });
    expect(await screen.findByText('Bought before')).toBeVisible();
    expect(await screen.findByText('Contains milk')).toBeVisible();
    expect(screen.getByText('May contain nuts')).toBeVisible();
    const asked = calls.filter(({ path }) => path.endsWith('/diet/findings'));
    expect(asked.map(({ query }) => query['skus'])).toEqual(['m,b']);
  });

  it('say that nothing is known, which counts as unsafe', async () => {
    setCookie('loggedIn', 'true');
    const unknown = { ...milky, contains: [], mayContain: [], lacks: ['vegan'], isUnknown: true };
    await show(
      { 'GET /api/customers/diet/findings': () => ({ isChosen: true, findings: [unknown] }) },
      <ExtensionSlot slot={productNotes} props={{ sku: 'm' }} />,
    );
    expect(await screen.findByText('Allergens unknown')).toBeVisible();
    expect(screen.getByText('Not marked as vegan')).toBeVisible();
    expect(screen.getByText('Your favourite')).toBeVisible();
  });

  it('CUST-16 warn nobody by what was asked for somebody else, and ask for the next one anew', async () => {
    setCookie('loggedIn', 'true');
    const first = deferred();
    let asked = 0;
    const { context } = await show({
      'GET /api/customers/diet/findings': () =>
        (asked += 1) === 1 ? first.promise : { isChosen: true, findings: [] },
    });
    await waitFor(() => expect(asked).toBe(1));
    await act(async () => accountOf(context).set({ ...anna, id: 'c-ben' }));
    await waitFor(() => expect(asked).toBe(2));
    await act(async () => first.resolve({ isChosen: true, findings: [milky] }));
    expect(screen.queryByText('Contains milk')).toBeNull();
  });

  it('say that a product was not checked when the question failed', async () => {
    setCookie('loggedIn', 'true');
    await show({
      'GET /api/customers/diet/findings': () => answer(503, { errorCode: 'X', message: '' }),
    });
    expect(await screen.findAllByText('Allergens not checked')).toHaveLength(2);
  });
});
