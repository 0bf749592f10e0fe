import { recipeRoute } from '@larder/contracts/recipes';
import { searchShown } from '@larder/contracts/search';
import { block, defineFeature, eager, on, route, type Feature } from '@larder/platform';
import { renderInHost, type Handlers } from '@larder/platform/testing';
import { screen } from '@testing-library/react';
import * as z from 'zod/mini';
import { search } from '../feature.js';
import { aPage, products, settingsOf } from '../testing/fixtures.js';
import { others } from '../testing/pages.js';

const eight = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const facet = (selected: boolean) => [
  { id: 'grade', values: [{ value: 'A', label: 'A', count: 2, selected }] },
];
const picture = { url: '/media/soup.svg', alt: 'Soup', width: 4, height: 3 };
const handlers: Handlers = {
  'GET /api/products/search/:term': ({ query }) =>
    products(eight, { total: 60, offset: Number(query['offset']) }),
  'GET /api/categories/search/:term': () => aPage([]),
  'GET /api/content/search/:term': () =>
    aPage([{ slug: 'help', title: 'Help with milk', excerpt: 'How to keep it' }]),
};
/** Content block of another feature, shown when the search has no results. */
const BlockTitle = ({ fields }: { readonly fields: { readonly title: string } }) => (
  <p>{fields.title}</p>
);
const schema = z.object({ title: z.string() });
const catalogue = defineFeature({
  id: 'shelves',
  enabled: () => true,
  blockTypeLists: [
    eager({
      blocks: ['product-group', 'category-group'].map((type) =>
        block(type, eager({ default: BlockTitle }), eager({ schema })),
      ),
    }),
  ],
});
const open = (url: string, more: Handlers = {}, features = [search, others, catalogue]) =>
  renderInHost({ features, settings: settingsOf(), handlers: { ...handlers, ...more }, url });
const nothing: Handlers = { 'GET /api/products/search/:term': () => products([]) };

it('SRCH-25 leads to every page that there is, and to no other', async () => {
  await open('/search/milk?offset=24&sort=price');
  const pages = screen.getAllByRole('link', { name: /^Page/ });
  expect(pages.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    [
      ['Page 1', '/search/milk?sort=price'],
      ['Page 2', '/search/milk?sort=price&offset=24'],
      ['Page 3', '/search/milk?sort=price&offset=48'],
    ],
  );
});

it('API-103 keeps the chosen filters where a form sorts without a script', async () => {
  const { container } = await open('/search/milk?brand=alma,zeta&offset=24');
  const hidden = [...container.querySelectorAll<HTMLInputElement>('form input[type=hidden]')];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([['brand', 'alma,zeta']]);
});

it('API-103 offers filters where there is something to choose', async () => {
  const offered = async (selected: boolean) => {
    const { unmount } = await open('/search/milk', {
      'GET /api/products/search/:term': () => products(['One'], { facets: facet(selected) }),
    });
    const is = screen.queryByText('Filter') !== null;
    unmount();
    return is;
  };
  expect(await offered(false)).toBe(false);
  expect(await offered(true)).toBe(true);
});

it('loads the pictures of the first four products at once, those of the others when they are near', async () => {
  await open('/search/milk');
  const isEager = screen
    .getAllByRole('link', { name: /^[1-8] / })
    .map((tile) => tile.dataset.eager);
  expect(isEager).toEqual([...Array<string>(4).fill('true'), ...Array<string>(4).fill('false')]);
});

it('shows what others buy where nothing was found, and the types that have something', async () => {
  await open('/search/milk', nothing);
  expect(screen.getByText('Popular right now')).toBeVisible();
  expect(screen.getByText('Browse by category')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Search without filters' })).toBeNull();
  expect(screen.getAllByRole('link', { name: /result/ }).map((link) => link.textContent)).toEqual([
    'Guides and pages: 1 result',
  ]);
});

it.each([
  [6, true],
  [7, false],
])('goes on with what others buy below few hits: of %i, %s', async (total, goesOn) => {
  await open('/search/milk', {
    'GET /api/products/search/:term': () => products(['One'], { total }),
  });
  expect(screen.getByRole('link', { name: '1 One' })).toBeVisible();
  expect(screen.queryByText('Popular right now') !== null).toBe(goesOn);
});

it.each(['?brand=none', '?offset=48'])('leads back from %s before anything else', async (query) => {
  await open(`/search/milk${query}`, nothing);
  expect(screen.getByRole('link', { name: 'Search without filters' })).toBeVisible();
  expect(screen.queryByText('Popular right now')).toBeNull();
});

it('SRCH-27 shows what is no product with a word about it, and leads there', async () => {
  await open('/search/milk?tab=content');
  expect(screen.getByRole('link', { name: 'Help with milk How to keep it' })).toHaveAttribute(
    'href',
    '/help',
  );
});

describe('a recipe among the results', () => {
  const flapoutSearchTypes = [{ type: 'recipes' as const, order: 1, emptyResultsContent: '' }];
  const recipes = defineFeature({
    id: 'recipes',
    enabled: () => true,
    routes: [route(recipeRoute, eager({ default: () => null }))],
  });
  const found = (features: readonly Feature[]) =>
    renderInHost({
      features: [search, others, ...features],
      settings: settingsOf({ flapoutSearchTypes }),
      handlers: {
        'GET /api/recipes/search/:term': () => aPage([{ slug: 'soup', name: 'Soup', picture }]),
      },
      url: '/search/milk',
    });

  it('SRCH-27 has its picture and leads to its page', async () => {
    const { container } = await found([recipes]);
    expect(screen.getByRole('link', { name: 'Soup' })).toHaveAttribute('href', '/recipes/soup');
    expect(container.querySelector('img')).toHaveAttribute('src', picture.url);
  });

  it('SRCH-27 is shown by its name alone if it has no page', async () => {
    await found([]);
    expect(screen.getByText('Soup')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Soup/ })).toBeNull();
  });
});

it('TRK-25 tells others which products a query put on screen, and where; nothing, where none did', async () => {
  const events: unknown[] = [];
  const listener = defineFeature({
    id: 'listener',
    enabled: () => true,
    listens: [on(searchShown, (shown) => void events.push(shown))],
  });
  const shown = async (queryID: string | undefined) => {
    const answer = products(['One', 'Two'], { total: 60, offset: 24, queryID });
    const handler = { 'GET /api/products/search/:term': () => answer };
    await open('/search/milk?offset=24', handler, [search, others, listener]);
  };
  await shown(undefined);
  expect(events).toEqual([]);
  await shown('q1');
  expect(events).toEqual([{ queryID: 'q1', skus: ['one', 'two'], position: 25 }]);
});
