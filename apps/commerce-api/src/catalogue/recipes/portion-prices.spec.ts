import type { Recipe, RecipePage } from '@larder/contracts/recipes';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const get = async <T>(url: string) => (await shop.client().get<T>(url)).body;
const list = (query: string) => get<RecipePage>(`/api/recipes?${query}`);
const prices = async (query = '') =>
  (await list(query)).results.map(({ slug, portionPrice }) => [slug, portionPrice]);
const inOrder = (values: readonly (number | undefined)[]) =>
  values.toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));

describe('prices of portions', () => {
  it('are the same on the tile and on the page of a recipe', async () => {
    const [first] = await prices('slugs=milchreis');
    const page = await get<Recipe>('/api/recipes/milchreis');
    expect(first).toEqual(['milchreis', page.portionPrice]);
    expect(page.portionPrice).toBeGreaterThan(0);
  });

  it('follow the prices of today', async () => {
    const [before] = await prices('slugs=milchreis');
    await shop.db.execute(sql`UPDATE products SET price_regular = price_regular * 3
      WHERE tenant = 'alpha' AND sku IN ('1001', '2001', '2002', '2003')`);
    const [after] = await prices('slugs=milchreis');
    expect(after?.[1]).toBeGreaterThan(Number(before?.[1]));
  });

  it('are unknown while an ingredient cannot be bought', async () => {
    await shop.db.execute(sql`UPDATE products SET availability = 'unavailable'
      WHERE tenant = 'alpha' AND sku = '1001'`);
    expect(await prices('slugs=milchreis')).toEqual([['milchreis', undefined]]);
  });

  it('sort recipes, those of unknown price last; time sorts them too', async () => {
    const cheap = (await prices('sort=cheap')).map(([, price]) => price as number | undefined);
    expect(cheap).toEqual(inOrder(cheap));
    expect(cheap.at(-1)).toBeUndefined();
    const quick = (await list('sort=quick')).results.map(({ minutes }) => minutes);
    expect(quick).toEqual(inOrder(quick));
    const newest = (await list('sort=new&term=tomate')).results.map(({ slug }) => slug);
    expect(newest).toEqual(['tomatensuppe', 'tomatenbrot']);
  });
});
