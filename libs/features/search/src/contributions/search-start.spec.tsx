import { tileActions } from '@larder/contracts/catalogue';
import { buyAgainRoute, pasteListRoute } from '@larder/contracts/shopping';
import { defineFeature, contribute, eager, route } from '@larder/platform';
import { answer, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import { aProduct, products } from '../testing/fixtures.js';
import { clockOf } from '../testing/search-field.js';
import { group, setupFieldWith } from '../testing/setup-field.js';

const setup = setupFieldWith(jest.advanceTimersByTime);
const { settle } = clockOf(jest.advanceTimersByTimeAsync);

const added = jest.fn();
const cart = defineFeature({
  id: 'cart',
  enabled: () => true,
  contributions: [
    contribute(
      tileActions,
      eager({
        default: ({ product }) => (
          <button type="button" onClick={() => added(product.sku)}>{`Add ${product.name}`}</button>
        ),
      }),
    ),
  ],
});
const start: Handlers = {
  'GET /api/search/popular': () => ({ terms: ['milk', 'bread'] }),
  'GET /api/search/bought': () => [aProduct('Oat flakes')],
};
const shortcuts = defineFeature({
  id: 'shortcuts',
  enabled: () => true,
  routes: [buyAgainRoute, pasteListRoute].map((ref) =>
    route(ref, eager({ default: () => <h1>{ref.id}</h1> })),
  ),
});
const openStart = (handlers: Handlers = {}, settings: object = { startSuggestions: true }) =>
  setup({ settings, features: [cart], handlers: { ...start, ...handlers } });
const titles = () => screen.queryAllByRole('columnheader').map((one) => one.textContent);

beforeAll(async () => {
  await import('../components/flyout/flyout.js');
});
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  added.mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the focused search field', () => {
  it('offers recent and popular searches and earlier purchases before anything is typed', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['Rye bread', 'x', 7]));
    const { user, field } = await openStart();
    await user.click(field);
    await settle();
    expect(titles()).toEqual(['Recent searches', 'Popular searches', 'Bought before']);
    const recent = within(await group('Recent searches'));
    expect(recent.getByRole('link', { name: 'Rye bread' })).toHaveAttribute(
      'href',
      '/search/Rye%20bread',
    );
    expect(recent.queryByText('x')).toBeNull();
    expect(
      within(await group('Popular searches')).getByRole('link', { name: 'bread' }),
    ).toHaveAttribute('href', '/search/bread');
    expect(
      within(await group('Bought before')).getByRole('link', { name: 'Oat flakes' }),
    ).toHaveAttribute('href', '/product/oat-flakes');
  });

  it('SRCH-01 comes back when the field is pressed again, also with words in it', async () => {
    const { user, field } = await openStart();
    await user.type(field, 'oat');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('grid')).toBeNull();
    // Not lost, and not in the field, where it would keep the keyboard of a phone open.
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await user.click(field);
    expect(await screen.findByRole('grid')).toBeVisible();
  });

  it('leads to the faster ways into the cart where the shop has them', async () => {
    const { user, field } = await setup({
      settings: { startSuggestions: true },
      features: [cart, shortcuts],
      handlers: start,
    });
    await user.click(field);
    await settle();
    const ways = within(await group('Fill your cart faster'));
    expect(ways.getByRole('link', { name: 'Buy again' })).toHaveAttribute('href', '/buy-again');
    expect(ways.getByRole('link', { name: 'Paste a list' })).toHaveAttribute('href', '/paste-list');
  });

  it('leaves out what is empty or fails', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    const { user, host, field } = await openStart({
      'GET /api/search/popular': fails,
      'GET /api/search/bought': fails,
    });
    await user.click(field);
    await settle();
    expect(titles()).toEqual([]);
    expect(host.reported).toEqual([]);
  });

  it('SRCH-16 offers nothing in a shop without start suggestions, and asks for nothing', async () => {
    const { user, host, field } = await openStart({}, {});
    await user.click(field);
    await settle();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(host.calls).toEqual([]);
  });

  it('SRCH-18 keeps the offer for one character and calls no search', async () => {
    const { user, host, field } = await openStart();
    await user.type(field, 'm');
    await settle(2000);
    expect(titles()).toContain('Popular searches');
    expect(host.calls.filter(({ path }) => path.includes('/search/m'))).toEqual([]);
  });

  it('SRCH-16 removes the hits and comes back to the offer when the field is cleared', async () => {
    const { user, field } = await openStart();
    await user.type(field, 'milk');
    await settle();
    expect(await group('Products')).toBeVisible();
    await user.clear(field);
    await settle();
    expect(screen.queryByRole('rowgroup', { name: 'Products' })).toBeNull();
    expect(await group('Popular searches')).toBeVisible();
  });

  it('remembers what is searched for, forgets single terms and all', async () => {
    localStorage.setItem('recentSearches', JSON.stringify(['bread', 'MILK']));
    const { user, field } = await openStart();
    await user.type(field, 'milk{Enter}');
    expect(localStorage.getItem('recentSearches')).toBe('["milk","bread"]');
    await user.clear(field);
    await settle();
    await user.click(screen.getByRole('button', { name: 'Remove “milk” from the list' }));
    expect(localStorage.getItem('recentSearches')).toBe('["bread"]');
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(localStorage.getItem('recentSearches')).toBeNull();
    expect(titles()).not.toContain('Recent searches');
  });
});

describe('rows of products', () => {
  it('put a product into the cart, by pointer and by keyboard, and stay open', async () => {
    const { user, field } = await openStart();
    await user.type(field, 'milk');
    await settle();
    await user.click(screen.getByRole('button', { name: 'Add milk one' }));
    await user.click(field);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Add milk two' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(added.mock.calls).toEqual([['milk-one'], ['milk-two']]);
    await user.keyboard('{Escape}');
    expect(field).toHaveFocus();
    expect(screen.getByRole('grid')).toBeVisible();
  });

  it('have what was bought before in front, at most two, and five in all', async () => {
    const { user, host, field } = await openStart({
      'GET /api/search/bought': ({ query }) =>
        (query['term'] ? ['B', 'Own one', 'Own two'] : ['B']).map(aProduct),
      'GET /api/products/search/:term': () => products(['A', 'B', 'C', 'D', 'E']),
    });
    await user.type(field, 'milk');
    await settle();
    const rows = within(await group('Products'))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((row) => row.firstChild?.textContent)).toEqual([
      'BBought before',
      'Own oneBought before',
      'A',
      'C',
      'D',
    ]);
    expect(host.calls.filter(({ query }) => query['term'] === 'milk')).toHaveLength(1);
  });
});
