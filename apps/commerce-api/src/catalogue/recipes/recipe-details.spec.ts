import { sql } from 'drizzle-orm';
import type { ApiError } from '@larder/contracts';
import type { Recipe, RecipeProduct } from '@larder/contracts/recipes';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

describe('one recipe', () => {
  it('REC-05 has amounts, steps and the products that the shop really has', async () => {
    const { body } = await shop.client().get<Recipe>('/api/recipes/milchreis');
    expect(body).toMatchObject({ servings: 4, activeMinutes: 20, portionGrams: 350 });
    expect(body.ingredients).toEqual([
      {
        name: 'Milch',
        amount: 1000,
        unit: 'ml',
        packAmount: { amount: 1000, unit: 'ml' },
        pantry: false,
        skus: ['2001', '2002', '2003'],
        productSlug: 'vollmilch-1-l',
      },
      expect.objectContaining({ name: 'Äpfel', skus: ['1001'], productSlug: 'apfel-gala' }),
      { name: 'Salz', amount: 1, unit: 'pinch', pantry: true, skus: [] },
    ]);
  });

  it('REC-05 lists the ingredients with unknown allergens, and flags such products', async () => {
    const { body } = await shop.client().get<Recipe>('/api/recipes/milchreis');
    expect(body.unknownAllergens).toEqual(['Äpfel', 'Salz']);
    const { body: all } = await shop
      .client()
      .get<RecipeProduct[]>('/api/recipes/milchreis/products');
    expect(all.find(({ product }) => product.sku === '2001')).not.toHaveProperty('isUnknown');
    expect(all.find(({ product }) => product.sku === '1001')).toHaveProperty('isUnknown', true);
  });

  it('REC-05 shows traces of the suggested products, and allergens that were added since', async () => {
    const { body } = await shop.client().get<Recipe>('/api/recipes/milchreis');
    const milk = body.ingredients[0]?.skus[0];
    await shop.db.execute(sql`UPDATE products SET traces = '{nuts}', allergens = '{milk,soybeans}'
      WHERE sku = ${milk ?? ''}`);
    const { body: later } = await shop.client().get<Recipe>('/api/recipes/milchreis');
    expect(later.allergens).toEqual(expect.arrayContaining(['milk', 'soybeans']));
    expect(later.traces).toEqual(['nuts']);
  });

  it('REC-02 links to recipes with the same ingredients', async () => {
    const { body } = await shop.client().get<Recipe>('/api/recipes/tomatensuppe');
    expect(body.related.map(({ slug }) => slug)).toEqual(['tomatenbrot']);
  });

  it('REC-05 responds in the requested language', async () => {
    const { body } = await shop.client({ locale: 'en' }).get<Recipe>('/api/recipes/tomatensuppe');
    expect(body).toMatchObject({ name: 'Tomato soup', steps: [{ text: 'Stir everything.' }, {}] });
    expect(body.ingredients[0]?.name).toBe('Tomatoes');
  });

  it('REC-05 shows prices, allergens and traces of every suitable product', async () => {
    const { body } = await shop.client().get<RecipeProduct[]>('/api/recipes/tomatenbrot/products');
    const yoghurt = body.find(({ product }) => product.sku === '2101');
    expect(body).toHaveLength(3);
    expect(yoghurt).toMatchObject({ allergens: ['milk'], traces: ['nuts'] });
    expect(yoghurt?.product.price.regular.value).toBe(129);
  });

  it.each(['/api/recipes/unknown', '/api/recipes/unknown/products', '/api/recipes/beta-pie'])(
    'REC-03 responds 404 for %s',
    async (url) => {
      const { status, body } = await shop.client().get<ApiError>(url);
      expect(status).toBe(404);
      expect(body.errorCode).toBe('NOT_FOUND');
    },
  );
});
