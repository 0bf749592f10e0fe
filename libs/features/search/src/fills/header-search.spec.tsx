import { headerSearch } from '@larder/contracts/search';
import { Place } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { aPage, products, settingsOf } from '../testing/fixtures.js';
import { others } from '../testing/pages.js';

const handlers: Handlers = {
  'GET /api/products/search/:term': (_call, { term }) => products([`${term} one`, `${term} two`]),
  'GET /api/categories/search/:term': () =>
    aPage([{ slug: 'dairy', name: 'Dairy', parentCategories: [] }]),
  'GET /api/content/search/:term': () => aPage([]),
  'GET /api/content/search/:term/banner': () => ({ title: 'Milk week', link: '/milk-week' }),
};

async function setup(options: { handlers?: Handlers; url?: string; settings?: object } = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = await renderInHost({
    features: [search, others],
    settings: settingsOf(options.settings),
    handlers: { ...handlers, ...options.handlers },
    url: options.url ?? '/',
    element: <Place slot={headerSearch} props={{}} />,
  });
  return { user, host, field: screen.getByRole('combobox', { name: 'Search' }) };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Lets the debounce pass, and what follows it come to the screen. */
async function settle(ms = 500) {
  await pass(ms);
  await pass(50);
}
const group = (name: string) => screen.findByRole('group', { name });

describe('the search field', () => {
  beforeAll(async () => {
    await import('../flyout/flyout.js');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('SRCH-26, NAV-33 opens the result page with the encoded term', async () => {
    const { user, host, field } = await setup();
    await user.type(field, 'äpfel & birnen{Enter}');
    expect(host.opened).toEqual(['/search/%C3%A4pfel%20%26%20birnen']);
  });

  it('PLAT-26, NAV-49 opens the external shop where the tenant forwards', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const { opened } = await renderInHost({
      features: [search],
      settings: settingsOf(),
      tenant: {
        shopForward: { enabled: true, hosts: { dev: 'shop.test', stage: '', production: '' } },
      },
      handlers,
      element: <Place slot={headerSearch} props={{}} />,
    });
    await user.type(screen.getByRole('combobox'), 'milk{Enter}');
    expect(opened).toEqual(['https://shop.test/suche/milk?tab=products']);
  });

  it('is a plain form that leads to the search page without a script', async () => {
    const { field } = await setup();
    expect(field.closest('form')).toHaveAttribute('action', '/search');
    expect(field).toHaveAttribute('name', 'term');
    expect(field).toHaveAttribute('minlength', '2');
  });

  it('SRCH-17 SRCH-18 neither calls nor opens anything for one character', async () => {
    const { user, host, field } = await setup();
    await user.type(field, 'm');
    await settle(2000);
    expect(host.calls).toEqual([]);
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(host.opened).toEqual([]);
  });

  it('SRCH-12 SRCH-14 loads the banner and every type once, after typing stops', async () => {
    const { user, host, field } = await setup();
    await user.type(field, 'milk');
    await pass(499);
    expect(host.calls).toEqual([]);
    await pass(1);
    expect(host.calls.map(({ path }) => path).sort()).toEqual([
      '/api/categories/search/milk',
      '/api/content/search/milk',
      '/api/content/search/milk/banner',
      '/api/products/search/milk',
    ]);
  });

  it('SRCH-19 SRCH-20 SRCH-21 SRCH-22 asks for five of each', async () => {
    const settings = {
      flapoutSearchTypes: ['products', 'categories', 'recipes', 'content'].map((type, order) => ({
        type,
        order,
        emptyResultsContent: '',
      })),
    };
    const { user, host, field } = await setup({
      settings,
      handlers: { 'GET /api/recipes/search/:term': () => aPage([]) },
    });
    await user.type(field, 'milk');
    await settle();
    const sizes = host.calls
      .filter(({ path }) => !path.endsWith('/banner'))
      .map(({ path, query }) => [path.split('/')[2], query['pageSize']]);
    expect(Object.fromEntries(sizes)).toEqual({
      products: '5',
      categories: '5',
      recipes: '5',
      content: '5',
    });
  });

  it('SRCH-01 SRCH-09 shows banner and types, and words for a type without a hit', async () => {
    const { user, field } = await setup({
      handlers: { 'GET /api/products/search/:term': () => products([]) },
    });
    await user.type(field, 'milk');
    await settle();
    expect(screen.getByRole('link', { name: /Milk week/ })).toHaveAttribute('href', '/milk-week');
    expect(await group('Products')).toHaveTextContent('No such product');
    expect(await group('Guides and pages')).toHaveTextContent('No results');
    expect(
      within(await group('Categories')).getByRole('option', { name: 'Dairy' }),
    ).toHaveAttribute('href', '/category/dairy');
  });

  it('SRCH-06 SRCH-07 puts the types into their columns', async () => {
    const { user, field } = await setup();
    await user.type(field, 'milk');
    await settle();
    const titles = screen.getAllByRole('group').map((one) => one.firstChild?.textContent);
    expect(titles).toEqual(['Products', 'Categories', 'Guides and pages']);
    expect((await group('Products')).parentElement).not.toBe(
      (await group('Categories')).parentElement,
    );
  });

  it('SRCH-11 shows each part as loading until its own answer is there', async () => {
    const { user, field } = await setup({
      handlers: {
        'GET /api/products/search/:term': (_call, { term }) =>
          new Promise((resolve) => setTimeout(() => resolve(products([`${term} one`])), 1000)),
      },
    });
    await user.type(field, 'milk');
    expect(screen.getByTestId('banner-waiting')).toBeVisible();
    expect(await group('Categories')).toHaveAttribute('aria-busy', 'true');
    await settle();
    expect(screen.queryByTestId('banner-waiting')).toBeNull();
    expect(await group('Categories')).toHaveAttribute('aria-busy', 'false');
    expect(await group('Products')).toHaveAttribute('aria-busy', 'true');
    await settle(1000);
    expect(within(await group('Products')).getByRole('option')).toHaveTextContent('milk one');
  });

  /** Answers the product search for each term after its own time. */
  const answerAfter = (times: Readonly<Record<string, number>>): Handlers => ({
    'GET /api/products/search/:term': (_call, { term = '' }) =>
      new Promise((resolve) =>
        setTimeout(() => resolve(products([`hit of ${term}`])), times[term] ?? 0),
      ),
  });

  it('SRCH-15 drops a late answer for an old term', async () => {
    const { user, field } = await setup({ handlers: answerAfter({ milk: 2000, 'milk tea': 100 }) });
    await user.type(field, 'milk');
    await settle();
    await user.type(field, ' tea');
    await settle();
    await settle(150);
    expect(within(await group('Products')).getByRole('option')).toHaveTextContent(
      'hit of milk tea',
    );
    await settle(3000);
    expect(within(await group('Products')).getByRole('option')).toHaveTextContent(
      'hit of milk tea',
    );
  });

  it('SRCH-15 shows nothing of the old term while the new one is on its way', async () => {
    const { user, field } = await setup({ handlers: answerAfter({ 'milk tea': 1000 }) });
    await user.type(field, 'milk');
    await settle();
    expect(within(await group('Products')).getByRole('option')).toHaveTextContent('hit of milk');
    await user.type(field, ' tea');
    expect(within(await group('Products')).queryByRole('option')).toBeNull();
    await settle();
    expect(within(await group('Products')).queryByRole('option')).toBeNull();
    await settle(1000);
    expect(within(await group('Products')).getByRole('option')).toHaveTextContent(
      'hit of milk tea',
    );
  });

  it('SRCH-16 closes when the field is cleared', async () => {
    const { user, field } = await setup();
    await user.type(field, 'milk');
    await settle();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.clear(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('ERR-31 ERR-32 takes a failing call for an empty result and ignores a failing banner', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    const { user, host, field } = await setup({
      handlers: {
        'GET /api/products/search/:term': fails,
        'GET /api/content/search/:term/banner': fails,
      },
    });
    await user.type(field, 'milk');
    await settle();
    expect(await group('Products')).toHaveTextContent('No such product');
    expect(within(await group('Categories')).getByRole('option')).toBeVisible();
    expect(screen.queryByTestId('banner-waiting')).toBeNull();
    expect(host.reported).toEqual([]);
  });

  it('moves through the hits by arrow keys, the focus staying in the field', async () => {
    const { user, host, field } = await setup();
    await user.type(field, 'milk');
    await settle();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const active = screen.getByRole('option', { name: 'milk two' });
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-activedescendant', active.id);
    expect(field).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(active).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: 'Dairy' })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    expect(host.opened).toEqual(['/category/dairy']);
  });

  it('closes by Escape and keeps the term', async () => {
    const { user, field } = await setup();
    await user.type(field, 'milk');
    await settle();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveValue('milk');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('SRCH-10 shows the term of the result page, and of no other page', async () => {
    const { field } = await setup({ url: '/search/oat%20milk' });
    expect(field).toHaveValue('oat milk');
  });

  it('SRCH-10 is empty elsewhere', async () => {
    const { field } = await setup({ url: '/product/milk' });
    expect(field).toHaveValue('');
  });
});
