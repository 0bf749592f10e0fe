import { screen, within } from '@testing-library/react';
import { aPage, products } from '../testing/fixtures.js';
import { clockOf } from '../testing/search-field.js';
import { group, setupFieldWith } from '../testing/setup-field.js';

const setupField = setupFieldWith(jest.advanceTimersByTime);
const { pass, settle } = clockOf(jest.advanceTimersByTimeAsync);

beforeAll(async () => {
  await import('../components/flyout/flyout.js');
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the flyout of the search field', () => {
  it('SRCH-12 SRCH-14 loads the banner and every type once, after typing stops', async () => {
    const { user, host, field } = await setupField();
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
    const { user, host, field } = await setupField({
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

  it('SRCH-01 SRCH-09 shows banner and types, and the words of a type without a hit', async () => {
    const { user, field } = await setupField({
      handlers: { 'GET /api/products/search/:term': () => products([]) },
    });
    await user.type(field, 'milk');
    await settle();
    expect(screen.getByRole('link', { name: /Milk week/ })).toHaveAttribute('href', '/milk-week');
    expect(await group('Products')).toHaveTextContent('No such product');
    // Without words of its own, it would be a title with nothing under it.
    expect(screen.queryByRole('rowgroup', { name: 'Guides and pages' })).toBeNull();
    expect(within(await group('Categories')).getByRole('link', { name: 'Dairy' })).toHaveAttribute(
      'href',
      '/category/dairy',
    );
  });

  it('SRCH-09 says once that nothing was found where no type has words of its own', async () => {
    const { user, field } = await setupField({
      settings: {
        flapoutSearchTypes: [
          { type: 'content', order: 2, emptyResultsContent: '' },
          { type: 'categories', order: 1, emptyResultsContent: '' },
        ],
      },
      handlers: {
        'GET /api/categories/search/:term': () => aPage([]),
        'GET /api/content/search/:term': () => aPage([]),
      },
    });
    await user.type(field, 'milk');
    await settle();
    expect(screen.getAllByRole('rowgroup').map((one) => one.textContent)).toEqual([
      'CategoriesNo results',
    ]);
  });

  it('SRCH-09 shows no group whose hits lead nowhere, as stores do without a store finder', async () => {
    const { user, field } = await setupField({
      settings: {
        flapoutSearchTypes: [
          { type: 'products', order: 1, emptyResultsContent: '' },
          { type: 'stores', order: 2, emptyResultsContent: '' },
        ],
      },
      handlers: {
        'GET /api/stores/search/:term': () =>
          aPage([{ storeId: 's1', name: 'Market hall', city: 'Vienna' }]),
      },
    });
    await user.type(field, 'milk');
    expect(await group('Stores')).toHaveAttribute('aria-busy', 'true');
    await settle();
    expect(screen.queryByRole('rowgroup', { name: 'Stores' })).toBeNull();
  });

  it('SRCH-06 SRCH-07 puts the types into their columns', async () => {
    const { user, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    const titles = screen.getAllByRole('rowgroup').map((one) => one.firstChild?.textContent);
    expect(titles).toEqual(['Products', 'Categories']);
    expect((await group('Products')).parentElement).not.toBe(
      (await group('Categories')).parentElement,
    );
  });
});
