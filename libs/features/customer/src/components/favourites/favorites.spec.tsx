import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Handlers } from '@larder/platform/testing';
import { accountOf } from '../../state/account/account.js';
import { customer } from '../../feature.js';
import { aPage, aProduct } from '../../testing/products.js';
import { dropCookies, openAccount, refusal, setCookie } from '../../testing/open-account.js';
import { FavoritesTools } from './favorites-tools.js';
import { toggled, viewOf } from './favorites-url.js';
import { shop, quiet } from '../../testing/favourites-shop.js';

afterEach(dropCookies);
const tenant = { featureCustomerFavorites: true };
const open = (url: string, handlers: Handlers = {}) => {
  setCookie('loggedIn', 'true');
  return openAccount({
    features: [customer, shop],
    url,
    tenant,
    handlers: { ...quiet, ...handlers },
  });
};

describe('the favourites page', () => {
  it('FAV-01 FAV-06 API-032 NAV-03 shows products of the sources that the address names', async () => {
    const { calls } = await open('/favorites?source=favorites,purchasedProducts&sort=name&page=2', {
      'GET /api/customers/favorites/products': () => aPage([aProduct({ name: 'Tea' })], 49),
    });
    expect(await screen.findByText('Tile Tea')).toBeVisible();
    expect(screen.getByText('49 products')).toBeVisible();
    const asked = calls.filter(({ path }) => path.endsWith('/products')).map(({ query }) => query);
    expect(asked.at(-1)).toEqual({
      offset: '48',
      pageSize: '48',
      sort: 'name',
      source: 'Favorites OR Purchased',
    });
  });

  it('FAV-06 CAT-22 changes the source by its filter', async () => {
    const { opened } = await open('/favorite-products', {
      'GET /api/customers/favorites/products': () => aPage([]),
    });
    expect(await screen.findByText('No favourites yet')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Bought before' }));
    expect(opened.at(-1)).toBe('/favorite-products?source=favorites%2CpurchasedProducts');
  });

  it.each([
    ['the last page where the address is behind it', '&page=3', 49, '&page=2'],
    ['the first where that is the only one', '&page=2', 48, ''],
  ])('FAV-01 links to %s', async (_where, behind, total, last) => {
    const { opened } = await open(`/favorites?sort=name${behind}`, {
      'GET /api/customers/favorites/products': () => aPage([], total),
    });
    await waitFor(() => expect(opened.at(-1)).toBe(`/favorite-products?sort=name${last}`));
    expect(screen.queryByText('No favourites yet')).toBeNull();
  });

  it('FAV-06 shows the sources of the URL, from any navigation', async () => {
    const liked = viewOf(new URLSearchParams());
    const both = toggled(liked, 'purchasedProducts');
    function Visit() {
      const [view, setView] = useState(liked);
      return (
        <>
          <FavoritesTools view={view} />
          <button onClick={() => setView(view === liked ? both : liked)}>Go</button>
        </>
      );
    }
    await openAccount({ element: <Visit />, tenant });
    const bought = () => screen.getByRole('checkbox', { name: 'Bought before' });
    await userEvent.click(bought());
    expect(bought()).toBeChecked();
    for (const isChecked of [true, false]) {
      await userEvent.click(screen.getByRole('button', { name: 'Go' }));
      expect(bought().matches(':checked')).toBe(isChecked);
    }
  });

  it('shows when the products could not be loaded, and retries', async () => {
    let answers = 0;
    await open('/favorites', {
      'GET /api/customers/favorites/products': () =>
        (answers += 1) === 1 ? refusal(503, 'SERVICE_UNAVAILABLE') : aPage([aProduct()]),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Tile Milk')).toBeVisible();
  });

  it.each(['featureCustomerFavorites', 'featureProductDiscovery'])(
    'NAV-09 PLAT-12 is no page without %s',
    async (flag) => {
      setCookie('loggedIn', 'true');
      const { status } = await openAccount({
        features: [customer, shop],
        url: '/favorites',
        handlers: quiet,
        tenant: { ...tenant, [flag]: false },
      });
      expect(status).toBe(404);
    },
  );

  it('NAV-10 redirects a guest to the login, and back to the same view', async () => {
    const handlers = { 'GET /api/customers': () => refusal(401, 'UNAUTHORIZED') };
    await expect(open('/favorites?sort=name', handlers)).rejects.toThrow(
      /login\?returnUrl=%2Ffavorites%3Fsort%3Dname/,
    );
  });

  it('NAV-68 redirects to the login when the session ends on the open page', async () => {
    const { context, opened } = await open('/favorites?sort=name', {
      'GET /api/customers/favorites/products': () => aPage([aProduct()]),
    });
    await screen.findByText('Tile Milk');
    await act(async () => accountOf(context).set(undefined));
    await waitFor(() =>
      expect(opened.at(-1)).toMatch(/^\/login\?returnUrl=%2Ffavorite-products%3Fsort%3Dname/),
    );
  });
});

describe('the favourites in the profile', () => {
  const list = 'GET /api/customers/favorites/products';
  it('FAV-01 are counted and pictured', async () => {
    const picture = { url: '/media/tea.webp', alt: 'Tea', width: 400, height: 400 };
    await open('/profile/favorites', {
      [list]: () => aPage([aProduct({ picture }), aProduct({ sku: 's2' })], 14),
    });
    expect(await screen.findByText('14 products')).toBeVisible();
    const pictures = [...document.querySelectorAll('img')];
    expect(pictures.map((one) => one.getAttribute('src'))).toEqual(['/media/tea.webp']);
  });

  it('FAV-01 does not show a failed call as an empty list', async () => {
    let isDown = true;
    await open('/profile/favorites', {
      [list]: () => (isDown ? refusal(503, 'SERVICE_UNAVAILABLE') : aPage([])),
    });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByText(/Tap the heart/)).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Tap the heart/)).toBeVisible();
  });

  it('FAV-01 is empty at first', async () => {
    await open('/profile/favorites', { [list]: () => aPage([]) });
    expect(await screen.findByText(/Tap the heart/)).toBeVisible();
  });
});
