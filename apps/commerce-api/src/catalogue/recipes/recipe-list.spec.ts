import type { RecipePage } from '@larder/contracts/recipes';
import type { RecipeHit } from '@larder/contracts/search';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

interface Hits {
  readonly total: number;
  readonly results: readonly RecipeHit[];
}

const list = async (query = '', locale = 'de-AT') =>
  (await shop.client({ locale }).get<RecipePage>(`/api/recipes${query}`)).body;

const slugs = async (query = '') => (await list(query)).results.map(({ slug }) => slug);

const hits = async (term: string) =>
  (await shop.client().get<Hits>(`/api/recipes/search/${encodeURIComponent(term)}`)).body;

describe('the list of recipes', () => {
  it('REC-05 names all recipes, newest first, to every visitor (REC-01)', async () => {
    const page = await list();
    expect(page).toMatchObject({ total: 4, count: 4, offset: 0 });
    expect(page.results.map(({ slug }) => slug)).toEqual([
      'tomatensuppe',
      'milchreis',
      'tomatenbrot',
      'apfelstrudel',
    ]);
    expect(page.results[1]).toEqual({
      slug: 'milchreis',
      name: 'Milchreis mit Apfel',
      minutes: 40,
      difficulty: 'easy',
      marks: ['vegetarian', 'gluten-free'],
      seasons: ['autumn', 'winter'],
      // A litre of milk and 400 g of apples for four, rounded up to ten cents.
      portionPrice: 70,
      servings: 4,
      picture: {
        url: '/media/alpha/recipes/milchreis.svg',
        alt: 'Milchreis mit Apfel',
        width: 960,
        height: 720,
      },
    });
  });

  it.each([
    ['?maxMinutes=25', ['tomatensuppe', 'tomatenbrot']],
    ['?mark=vegan', ['tomatensuppe']],
    ['?difficulty=hard', ['apfelstrudel']],
    ['?mark=vegetarian&season=summer&maxMinutes=20', ['tomatenbrot']],
    ['?mark=organic', []],
    ['?offset=2&pageSize=1', ['tomatenbrot']],
    ['?offset=1000000', []],
    ['?slugs=apfelstrudel,unknown,milchreis', ['apfelstrudel', 'milchreis']],
    ['?slugs=', []],
    ['?term=tomaten&maxMinutes=20', ['tomatenbrot']],
  ])('REC-05 filters and pages by %s', async (query, expected) => {
    expect(await slugs(query)).toEqual(expected);
  });

  it('REC-05 takes vegan recipes for vegetarian ones, in the filter and in its number', async () => {
    const { facets, total, results } = await list('?mark=vegetarian');
    expect(total).toBe(4);
    // The soup is called vegan alone.
    expect(results.find(({ slug }) => slug === 'tomatensuppe')?.marks).toEqual(['vegan']);
    expect(facets.find(({ id }) => id === 'mark')?.values).toEqual([
      { value: 'vegan', count: 1, selected: false },
      { value: 'vegetarian', count: 4, selected: true },
      { value: 'gluten-free', count: 1, selected: false },
    ]);
  });

  it('REC-05 takes what can be cooked all year into every season', async () => {
    expect(await slugs('?season=winter')).toEqual(['milchreis', 'apfelstrudel']);
  });

  it('REC-05 counts what each value would leave among the other filters', async () => {
    const { facets } = await list('?mark=vegetarian&season=summer');
    expect(facets.find(({ id }) => id === 'maxMinutes')?.values).toEqual([
      { value: '20', count: 1, selected: false },
      { value: '30', count: 2, selected: false },
      { value: '45', count: 2, selected: false },
      { value: '60', count: 2, selected: false },
    ]);
    expect(facets.find(({ id }) => id === 'season')?.values).toContainEqual({
      value: 'summer',
      count: 3,
      selected: true,
    });
  });

  it.each(['?maxMinutes=soon', '?mark=tasty', '?season=monsoon', '?pageSize=100000'])(
    'REC-05 refuses %s',
    async (query) => {
      expect((await shop.client().get(`/api/recipes${query}`)).status).toBe(400);
    },
  );
});

describe('the search for recipes', () => {
  it('REC-04 API-103 finds by name and by ingredient, the name first', async () => {
    expect(await hits('tomaten')).toEqual({
      total: 2,
      count: 2,
      offset: 0,
      results: [
        { slug: 'tomatenbrot', name: 'Brotsalat mit Tomaten', minutes: 15 },
        { slug: 'tomatensuppe', name: 'Tomatensuppe', minutes: 25 },
      ],
    });
    expect((await hits('zimt')).results.map(({ slug }) => slug)).toEqual(['apfelstrudel']);
  });

  it('REC-06 finds what the overview finds', async () => {
    for (const term of ['apfel', 'strudel', 'milch', 'xyz']) {
      const found = (await hits(term)).results.map(({ slug }) => slug);
      expect(found).toEqual(await slugs(`?term=${term}`));
    }
  });

  it('REC-04 forgives a typing error', async () => {
    expect((await hits('tomatten')).total).toBe(2);
  });

  it.each(["' OR 1=1 --", '%%', '🍅 🍅', '((((', 'a'.repeat(100), 'ملح', 'a\u0301b'])(
    'REC-04 accepts %j without an error',
    async (term) => {
      expect((await hits(term)).total).toBe(0);
    },
  );
});
