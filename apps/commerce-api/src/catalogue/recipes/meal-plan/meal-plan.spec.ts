import type { MealBasket, MealPlan, MealSuggestion } from '@larder/contracts/recipes';
import { boris, signedIn } from '../../../customers/testing/people.js';
import type { TestApp } from '../../../testing/test-app.js';
import { testApp } from '../../../testing/test-app.js';
import type { TestClient } from '../../../testing/test-client.js';

let shop: TestApp;
let anna: TestClient;
beforeAll(async () => {
  shop = await testApp();
  anna = await signedIn(shop);
});
afterAll(() => shop.close());

const path = '/api/customers/meal-plan';
const day = (ahead: number) =>
  new Date(shop.clock.now().getTime() + ahead * 86_400_000).toISOString().slice(0, 10);
const meal = (ahead: number, slug: string, servings = 4) => ({ day: day(ahead), slug, servings });
const read = async (client: TestClient) => (await client.get<MealPlan>(path)).body;

describe('the meal plan of a customer', () => {
  it('is empty at first, and needs a sign-in', async () => {
    expect(await read(anna)).toEqual({ version: 0, meals: [] });
    expect((await shop.client().get(path)).status).toBe(401);
    const body = { version: 0, meals: [] };
    expect((await shop.client().put(path, body)).status).toBe(401);
  });

  it('keeps the meals of each day in their order, and the usual portions', async () => {
    const meals = [meal(1, 'milchreis'), meal(1, 'tomatenbrot', 2), meal(3, 'apfelstrudel')];
    const stored = await anna.put<MealPlan>(path, { version: 0, servings: 3, meals });
    expect(stored.body).toEqual({ version: 1, servings: 3, meals });
    expect(await read(anna)).toEqual(stored.body);
  });

  it('does not overwrite what another device has changed', async () => {
    const { version } = await read(anna);
    const puts = ['milchreis', 'tomatenbrot', 'apfelstrudel'].map((slug) =>
      anna.put<MealPlan>(path, { version, meals: [meal(2, slug)] }),
    );
    const statuses = (await Promise.all(puts)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409]);
    expect(await read(anna)).toMatchObject({ version: version + 1, meals: [{ day: day(2) }] });
  });

  it.each([
    ['a day that is over', 400, () => [meal(-3, 'milchreis')]],
    ['a day too far ahead', 400, () => [meal(30, 'milchreis')]],
    ['more meals than a day has', 400, () => Array.from({ length: 6 }, () => meal(1, 'milchreis'))],
    ['no portions', 400, () => [meal(1, 'milchreis', 0)]],
  ] as const)('refuses %s, and stays as it was', async (_name, status, meals) => {
    const before = await read(anna);
    const refused = await anna.put(path, { version: before.version, meals: meals() });
    expect(refused.status).toBe(status);
    expect(await read(anna)).toEqual(before);
  });

  it('leaves out recipes that the shop does not have any more', async () => {
    const { version } = await read(anna);
    const meals = [meal(1, 'gone'), meal(1, 'milchreis')];
    const stored = await anna.put<MealPlan>(path, { version, meals });
    expect(stored.body.meals).toEqual([meal(1, 'milchreis')]);
  });

  it('is the customer’s own, is exported, and goes with the account', async () => {
    const eve = await signedIn(shop, boris);
    expect((await read(eve)).meals).toEqual([]);
    await eve.put(path, { version: 0, meals: [meal(1, 'milchreis')] });
    const { body } = await eve.get<{ records: Record<string, unknown[]> }>('/api/customers/export');
    expect(body.records['meal_plan_entries']).toMatchObject([{ slug: 'milchreis' }]);
    expect((await read(anna)).meals).toHaveLength(1);
  });
});

describe('the basket for a week', () => {
  const basket = async (client: TestClient, body: object) =>
    (await client.post<MealBasket>('/api/meal-plan/basket', body)).body;
  const line = (of: MealBasket, name: string) => of.lines.find((one) => one.name === name);
  const two = {
    meals: [
      { slug: 'tomatensuppe', servings: 2 },
      { slug: 'tomatenbrot', servings: 6 },
    ],
  };

  it('buys an ingredient of two meals once, and never dearer', async () => {
    const of = await basket(shop.client(), two);
    const tomatoes = line(of, 'Tomaten');
    expect(tomatoes).toMatchObject({
      recipes: ['tomatensuppe', 'tomatenbrot'],
      need: { amount: 1000, unit: 'g' },
      packs: [{ quantity: 2, product: { sku: '1101' } }],
      left: 0,
    });
    expect(tomatoes?.price).toBeLessThan(tomatoes?.separatePrice ?? 0);
    for (const { price, separatePrice } of of.lines)
      expect(price).toBeLessThanOrEqual(separatePrice);
  });

  it('names what the shop does not have, and what is usually at home', async () => {
    const of = await basket(shop.client(), two);
    expect(line(of, 'Salz')).toMatchObject({ pantry: true, packs: [], obstacle: 'unknown' });
  });

  it('leaves out what contains an avoided allergen, also for the diet of a customer', async () => {
    const rice = { meals: [{ slug: 'milchreis', servings: 4 }] };
    const careful = await basket(shop.client(), { ...rice, without: ['milk'] });
    expect(line(careful, 'Milch')?.packs.map(({ product }) => product.sku)).not.toContain('2001');
    await anna.put('/api/customers/diet', { allergens: ['milk'], marks: [] });
    expect(line(await basket(anna, rice), 'Milch')).toEqual(line(careful, 'Milch'));
    await anna.put('/api/customers/diet', { allergens: [], marks: [] });
  });

  it('proposes what uses the rest, and nothing that is planned', async () => {
    const of = await basket(shop.client(), { meals: [{ slug: 'tomatensuppe', servings: 3 }] });
    expect(line(of, 'Tomaten')).toMatchObject({ left: 400 });
    expect(of.ideas).toMatchObject([{ recipe: { slug: 'tomatenbrot' }, uses: ['Tomaten'] }]);
    const both = await basket(shop.client(), two);
    expect(both.ideas.map(({ recipe }) => recipe.slug)).not.toContain('tomatenbrot');
  });

  it('skips a recipe that is gone, and refuses an empty week', async () => {
    const gone = { meals: [{ slug: 'gone', servings: 2 }] };
    expect(await basket(shop.client(), gone)).toEqual({ lines: [], ideas: [] });
    expect((await shop.client().post('/api/meal-plan/basket', { meals: [] })).status).toBe(400);
  });
});

describe('the suggestion for a week', () => {
  const suggest = async (client: TestClient, body: object) =>
    (await client.post<MealSuggestion>('/api/meal-plan/suggestion', body)).body;
  const slugs = ({ recipes }: MealSuggestion) => recipes.map(({ slug }) => slug);

  it('has no recipe twice, none out of season, and none that is planned', async () => {
    const found = slugs(await suggest(shop.client(), { count: 7, planned: ['milchreis'] }));
    expect(new Set(found).size).toBe(found.length);
    expect(found).toContain('apfelstrudel');
    expect(found).not.toContain('milchreis');
  });

  it('respects the diet of a signed-in customer', async () => {
    await anna.put('/api/customers/diet', { allergens: ['gluten'], marks: [] });
    const found = await suggest(anna, { count: 7, planned: [] });
    expect(found.isForDiet).toBe(true);
    expect(slugs(found)).not.toContain('apfelstrudel');
    await anna.put('/api/customers/diet', { allergens: [], marks: ['vegan'] });
    expect(slugs(await suggest(anna, { count: 7, planned: [] }))).not.toContain('milchreis');
  });
});
