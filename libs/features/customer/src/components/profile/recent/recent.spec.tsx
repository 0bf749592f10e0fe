import { screen, within } from '@testing-library/react';
import { dropCookies, openAccount, setCookie } from '../../../testing/open-account.js';

afterEach(dropCookies);
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

/** A window at which the menu stands beside the overview, or not. */
const setWide = (matches: boolean) =>
  Object.assign(window, {
    matchMedia: () => ({
      matches,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });

const order = (orderNumber: string) => ({
  orderNumber,
  status: 'COMPLETED',
  placedAt: '2026-11-20T10:00:00.000Z',
  total: 4170,
  lineItemCount: 3,
  distributionType: 'DELIVERY',
  distributionWindow: { id: 'w', start: '2026-11-21T06:00:00Z', end: '2026-11-21T09:00:00Z' },
  pictures: [],
});

async function openOverview(numbers: readonly string[]) {
  setCookie('loggedIn', 'true');
  const results = numbers.map(order);
  const handlers = {
    'GET /api/customers/orders': () => ({ results, offset: 0, total: results.length }),
    'GET /api/customers/favorites/products': () => ({ results: [], total: 0, facets: [] }),
  } as never;
  const host = await openAccount({ url: '/profile', handlers });
  await screen.findByText('Hello, Anna!');
  return host;
}

it('CUST-35 shows the last two orders where the menu stands beside the overview', async () => {
  setWide(true);
  await openOverview(['1', '2', '3']);
  const recent = within(await screen.findByRole('region', { name: 'Recent orders' }));
  expect(await recent.findAllByRole('listitem')).toHaveLength(2);
  expect(recent.getByRole('link', { name: 'All orders' })).toHaveAttribute(
    'href',
    '/profile/orders',
  );
});

it('CUST-35 leaves them out before the first order', async () => {
  setWide(true);
  const { calls } = await openOverview([]);
  await screen.findAllByText(/Favourites/);
  expect(calls.some(({ path }) => path === '/api/customers/orders')).toBe(true);
  expect(screen.queryByText('All orders')).toBeNull();
});

it('CUST-35 asks for none of it on a phone, whose overview is the menu', async () => {
  setWide(false);
  const { calls } = await openOverview(['1']);
  expect(calls.some(({ path }) => path === '/api/customers/orders')).toBe(false);
});
