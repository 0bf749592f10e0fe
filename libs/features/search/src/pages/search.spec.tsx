import { reportSearch } from '@larder/contracts/tracking';
import { defineFeature, provide } from '@larder/platform';
import { answer, renderInHost, type Handlers } from '@larder/platform/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { search } from '../feature.js';
import { aPage, products, settingsOf } from '../testing/fixtures.js';
import { others } from '../testing/pages.js';

const facets = [
  {
    id: 'diet',
    values: [
      { value: 'vegan', label: 'vegan', count: 2, selected: false },
      { value: 'organic', label: 'organic', count: 1, selected: false },
    ],
  },
  { id: 'grade', values: [{ value: 'A', label: 'A', count: 2, selected: false }] },
  {
    id: 'brand',
    values: [
      { value: 'alma', label: 'Alma', count: 3, selected: true },
      { value: 'zeta', label: 'Zeta', count: 1, selected: false },
    ],
  },
];
const handlers: Handlers = {
  'GET /api/products/search/:term': ({ query }) =>
    products(['One', 'Two'], { total: 60, offset: Number(query['offset']), facets }),
  'GET /api/categories/search/:term': () =>
    aPage([{ slug: 'dairy', name: 'Dairy', parentCategories: [] }]),
  'GET /api/content/search/:term': () => aPage([]),
};
const open = (url: string, more: Handlers = {}, features = [search, others]) =>
  renderInHost({ features, settings: settingsOf(), handlers: { ...handlers, ...more }, url });
const nothing: Handlers = {
  'GET /api/products/search/:term': () => products([]),
  'GET /api/categories/search/:term': () => aPage([]),
};

describe('the result page', () => {
  it('NAV-33, SRCH-24 shows products by default and one tab for each type', async () => {
    const { head } = await open('/search/milk');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search for “milk”');
    expect(screen.getByRole('link', { name: '1 One' })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
    expect(tabs.getAllByRole('listitem').map((tab) => tab.textContent)).toEqual([
      'Products (60)',
      'Categories (1)',
      'Guides and pages (0)',
    ]);
    // A tab without results leads nowhere.
    expect(tabs.getAllByRole('link').map((tab) => tab.textContent)).toEqual([
      'Products (60)',
      'Categories (1)',
    ]);
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Products');
    expect(head).toMatchObject({ robots: 'noindex, follow', canonical: '/search/milk' });
  });

  it('NAV-34, SRCH-24 opens the tab that the address names', async () => {
    await open('/search/milk?tab=categories');
    expect(screen.getByRole('link', { name: 'Dairy' })).toHaveAttribute('href', '/category/dairy');
    expect(screen.queryByRole('link', { name: '1 One' })).toBeNull();
  });

  it('SRCH-24 links no tab without results, the open one included', async () => {
    await open('/search/milk', nothing);
    const tabs = within(screen.getByRole('navigation', { name: 'Kinds of results' }));
    expect(tabs.queryAllByRole('link')).toEqual([]);
    expect(tabs.getByText(/^Products/)).toHaveAttribute('aria-current', 'page');
  });

  it('NAV-33 is not there without search', async () => {
    const { status } = await renderInHost({
      features: [search],
      tenant: { featureSearch: false },
      url: '/search/milk',
    });
    expect(status).toBe(404);
  });

  it('SRCH-25 pages by offset, count and total', async () => {
    const { calls } = await open('/search/milk?offset=24');
    expect(calls.find(({ path }) => path.startsWith('/api/products'))?.query).toEqual({
      offset: '24',
      pageSize: '24',
    });
    expect(screen.getByText('25–26 of 60')).toBeVisible();
    expect(screen.getByRole('link', { name: '25 One' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/search/milk?offset=48',
    );
    expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/search/milk');
  });

  it('API-103 sorts at once and filters by links, each from the first result', async () => {
    const { opened } = await open('/search/milk?offset=24&brand=alma');
    expect(screen.getByRole('link', { name: 'Zeta (1)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk?brand=alma%2Czeta',
    );
    expect(screen.getByRole('link', { name: 'Alma (3)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk',
    );
    expect(screen.getByRole('link', { name: 'vegan (2)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk?brand=alma&diet=vegan',
    );
    expect(screen.queryByRole('link', { name: 'A (2)', hidden: true })).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price');
    expect(opened).toEqual(['/search/milk?brand=alma&sort=price']);
  });

  it('lets the only value of a filter be taken back, once it is chosen', async () => {
    const only = [{ id: 'grade', values: [{ value: 'A', label: 'A', count: 2, selected: true }] }];
    await open('/search/milk?grade=A', {
      'GET /api/products/search/:term': () => products(['One'], { facets: only }),
    });
    expect(screen.getByRole('link', { name: 'A (2)', hidden: true })).toHaveAttribute(
      'href',
      '/search/milk',
    );
  });

  it('API-103 asks for what any facet of the address says', async () => {
    const { calls } = await open('/search/milk?diet=vegan,organic&allergenFree=nuts&grade=&x=1');
    expect(calls.find(({ path }) => path.startsWith('/api/products'))?.query).toEqual({
      offset: '0',
      pageSize: '24',
      diet: 'vegan,organic',
      allergenFree: 'nuts',
    });
  });

  it('says which words were really searched', async () => {
    await open('/search/mlik', {
      'GET /api/products/search/:term': () => products(['One'], { correctedTerm: 'milk' }),
    });
    expect(screen.getByText('Showing results for “milk”.')).toBeVisible();
  });

  it('leads on when nothing is found: to another type, or without the filters', async () => {
    await open('/search/milk?brand=none', { 'GET /api/products/search/:term': () => products([]) });
    expect(screen.getByRole('heading', { name: 'Nothing found for “milk”' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search without filters' })).toHaveAttribute(
      'href',
      '/search/milk',
    );
    expect(screen.getByRole('link', { name: 'Categories: 1 result' })).toHaveAttribute(
      'href',
      '/search/milk?tab=categories',
    );
  });

  const fails = () => answer(500, { errorCode: 'INTERNAL_ERROR', message: 'broken' });

  it('ERR-31 takes a failing call for an empty result; the page stands, for nobody to keep', async () => {
    const { status } = await open('/search/milk', {
      ...nothing,
      'GET /api/products/search/:term': fails,
    });
    expect(status).toBe(503);
    expect(screen.getByRole('heading', { name: 'Nothing found for “milk”' })).toBeVisible();
  });

  it('ERR-31 is whole while another type than the one that is open fails', async () => {
    const { status } = await open('/search/milk', { 'GET /api/categories/search/:term': fails });
    expect(status).toBe(200);
  });

  it('TRK-25 reports a followed product with its query and position', async () => {
    const report = jest.fn();
    const tracking = defineFeature({
      id: 'tracking',
      enabled: () => true,
      provides: [provide(reportSearch, () => report)],
    });
    await open('/search/milk?offset=24', {}, [search, others, tracking]);
    await userEvent.click(screen.getByRole('link', { name: '26 Two' }));
    expect(report).toHaveBeenCalledWith({
      eventType: 'click',
      queryID: 'q1',
      objectIDs: ['two'],
      positions: [26],
    });
  });
});

describe('the way in without a script', () => {
  it('goes on to the results', async () => {
    await expect(open('/search?term=%20oat%20milk')).rejects.toThrow(
      '"to":"/search/oat%20milk","status":302',
    );
  });

  it.each(['', 'm', 'm'.repeat(101)])(
    'SRCH-17 rejects the term %j and keeps it in the field',
    async (term) => {
      const { calls } = await open(`/search?term=${term}`);
      expect(screen.getByRole('searchbox')).toHaveValue(term);
      expect(screen.getByRole('searchbox')).toHaveAccessibleDescription(
        'Please enter 2 to 100 characters.',
      );
      expect(calls).toEqual([]);
    },
  );

  it('SRCH-17 SRCH-18 sends a result page for one character there, without a call', async () => {
    await expect(open('/search/m')).rejects.toThrow('"to":"/search?term=m"');
  });
});
