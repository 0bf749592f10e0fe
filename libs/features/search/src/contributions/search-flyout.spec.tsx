import { reportSearch } from '@larder/contracts/tracking';
import { defineFeature, provide } from '@larder/platform';
import { answer, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPage, products } from '../testing/fixtures.js';
import { clockOf, openField } from '../testing/search-field.js';

async function setupField(options: Parameters<typeof openField>[0] = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const host = await openField(options);
  return { user, host, field: screen.getByRole('combobox', { name: 'Search' }) };
}
const group = (name: string) => screen.findByRole('group', { name });
const { pass, settle } = clockOf(jest.advanceTimersByTimeAsync);

describe('the flyout of the search field', () => {
  beforeAll(async () => {
    await import('../components/flyout/flyout.js');
  });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
    expect(screen.queryByRole('group', { name: 'Guides and pages' })).toBeNull();
    expect(
      within(await group('Categories')).getByRole('option', { name: 'Dairy' }),
    ).toHaveAttribute('href', '/category/dairy');
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
    expect(screen.getAllByRole('group').map((one) => one.textContent)).toEqual([
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
    expect(screen.queryByRole('group', { name: 'Stores' })).toBeNull();
  });

  it('SRCH-06 SRCH-07 puts the types into their columns', async () => {
    const { user, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    const titles = screen.getAllByRole('group').map((one) => one.firstChild?.textContent);
    expect(titles).toEqual(['Products', 'Categories']);
    expect((await group('Products')).parentElement).not.toBe(
      (await group('Categories')).parentElement,
    );
  });

  it('SRCH-11 shows each part as loading until its own answer is there', async () => {
    const { user, field } = await setupField({
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
    const { user, field } = await setupField({
      handlers: answerAfter({ milk: 2000, 'milk tea': 100 }),
    });
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
    const { user, field } = await setupField({ handlers: answerAfter({ 'milk tea': 1000 }) });
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

  it('TRK-25 reports the product that is followed, by mouse or by keyboard, and nothing else', async () => {
    const report = jest.fn();
    const tracking = defineFeature({
      id: 'tracking',
      enabled: () => true,
      provides: [provide(reportSearch, () => report)],
    });
    const { user, field } = await setupField({ features: [tracking] });
    await user.type(field, 'milk');
    await settle();
    await user.click(screen.getByRole('option', { name: 'Dairy' }));
    expect(report).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'milk two' }));
    const told = { eventType: 'click', queryID: 'q1', objectIDs: ['milk-two'], positions: [2] };
    expect(report).toHaveBeenLastCalledWith(told);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(report).toHaveBeenLastCalledWith({ ...told, objectIDs: ['milk-one'], positions: [1] });
  });

  it('SRCH-16 closes when the field is cleared', async () => {
    const { user, field } = await setupField();
    await user.type(field, 'milk');
    await settle();
    expect(screen.getByRole('listbox')).toBeVisible();
    await user.clear(field);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('ERR-31 ERR-32 takes a failing call for an empty result and ignores a failing banner', async () => {
    const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });
    const { user, host, field } = await setupField({
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
});
