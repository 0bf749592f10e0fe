import type { OwnRecipeRating, Recipe, RecipePage, SavedRecipes } from '@larder/contracts/recipes';
import { sql } from 'drizzle-orm';
import { anna as annaPerson, boris, signedIn } from '../../../customers/testing/people.js';
import type { TestApp } from '../../../testing/test-app.js';
import { testApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

let shop: TestApp;
let anna: TestClient;
let bert: TestClient;
beforeAll(async () => {
  shop = await testApp();
  anna = await signedIn(shop, annaPerson);
  bert = await signedIn(shop, boris);
  const reviews = JSON.stringify({ reviews: { texts: 'AT_ONCE', words: [] } });
  await shop.db.execute(sql`UPDATE order_configs SET config = config || ${reviews}::jsonb`);
});
afterAll(() => shop.close());

const saved = '/api/customers/saved-recipes';
const save = async (client: TestClient, ...slugs: string[]) =>
  (await client.post<SavedRecipes>(saved, { slugs })).body;
const ratingPath = (slug: string) => `/api/customers/recipe-ratings/${slug}`;
const rate = async (client: TestClient, stars: number, slug = 'milchreis') =>
  client.put<OwnRecipeRating>(ratingPath(slug), { stars });

describe('saved recipes', () => {
  it('belong to the customer, the latest first; unknown ones are left out', async () => {
    expect(await save(anna, 'milchreis', 'unknown')).toEqual({ slugs: ['milchreis'] });
    shop.clock.advance(1000);
    expect(await save(anna, 'tomatenbrot', 'milchreis')).toEqual({
      slugs: ['tomatenbrot', 'milchreis'],
    });
    expect((await bert.get<SavedRecipes>(saved)).body).toEqual({ slugs: [] });
    expect((await shop.client().get(saved)).status).toBe(401);
  });

  it('are saved once, also by two devices at once, and removed again', async () => {
    await Promise.all([save(bert, 'milchreis'), save(bert, 'milchreis')]);
    expect((await bert.get<SavedRecipes>(saved)).body).toEqual({ slugs: ['milchreis'] });
    await bert.delete(`${saved}/milchreis`);
    expect((await bert.delete<SavedRecipes>(`${saved}/milchreis`)).body).toEqual({ slugs: [] });
  });
});

describe('ratings of recipes', () => {
  it('count once for each customer, who can change and withdraw theirs', async () => {
    expect((await rate(anna, 2)).body).toEqual({
      canRate: true,
      stars: 2,
      rating: { average: 2, ratings: 1 },
    });
    await rate(bert, 4);
    expect((await rate(anna, 5)).body.rating).toEqual({ average: 4.5, ratings: 2 });
    const page = await shop.client().get<Recipe>('/api/recipes/milchreis');
    expect(page.body.rating).toEqual({ average: 4.5, ratings: 2 });
    const withdrawn = await anna.delete<OwnRecipeRating>(ratingPath('milchreis'));
    expect(withdrawn.body).toEqual({ canRate: true, rating: { average: 4, ratings: 1 } });
    const tiles = await shop.client().get<RecipePage>('/api/recipes?slugs=milchreis');
    expect(tiles.body.results[0]?.rating).toEqual({ average: 4, ratings: 1 });
  });

  it('count once when the same customer sends them at the same time', async () => {
    await Promise.all([1, 2, 3].map((stars) => rate(bert, stars)));
    const { rating } = (await bert.get<OwnRecipeRating>(ratingPath('milchreis'))).body;
    expect(rating?.ratings).toBe(1);
  });

  it('need an account, a recipe, one to five stars, and a shop that takes them', async () => {
    expect((await rate(shop.client(), 5)).status).toBe(401);
    expect((await rate(anna, 5, 'unknown')).status).toBe(404);
    expect((await rate(anna, 0)).status).toBe(400);
    expect((await rate(anna, 6)).status).toBe(400);
    await shop.db.execute(sql`UPDATE order_configs SET config = config - 'reviews'`);
    expect((await rate(anna, 5)).status).toBe(409);
    expect((await anna.get<OwnRecipeRating>(ratingPath('milchreis'))).body.canRate).toBe(false);
  });

  it('sort by popularity: good ratings and saves count, bad ratings do not', async () => {
    await shop.db.execute(sql`DELETE FROM saved_recipes`);
    await shop.db.execute(sql`UPDATE recipe_ratings SET stars = 1`);
    await save(bert, 'apfelstrudel');
    const { results } = (await shop.client().get<RecipePage>('/api/recipes?sort=popular')).body;
    expect(results.map(({ slug }) => slug)).toEqual([
      'apfelstrudel',
      'tomatensuppe',
      'milchreis',
      'tomatenbrot',
    ]);
  });
});
