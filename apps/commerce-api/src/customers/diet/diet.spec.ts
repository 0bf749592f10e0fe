import type { DietFindings, DietProfile } from '@larder/contracts/shopping';
import type { ApiError } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { signedIn } from '../testing/people.js';
import type { TestApp } from '../../testing/test-app.js';
import { testApp } from '../../testing/test-app.js';
import type { TestClient } from '../../testing/test-client.js';
import { assessDiet, type DietFacts } from './assess-diet.js';

const allergens = ['milk', 'nuts', 'gluten', 'eggs'] as const;
const marks = ['vegan', 'organic'] as const;

describe('judge', () => {
  const facts: DietFacts = {
    sku: 'x',
    allergens: ['milk'],
    traces: ['nuts'],
    marks: ['organic'],
    hasIngredients: true,
    isFood: true,
  };

  it('lists contained allergens, possible traces and missing labels', () => {
    expect(assessDiet({ allergens: ['milk', 'nuts'], marks: ['vegan', 'organic'] }, facts)).toEqual(
      { sku: 'x', contains: ['milk'], mayContain: ['nuts'], lacks: ['vegan'], isUnknown: false },
    );
    expect(assessDiet({ allergens: ['eggs'], marks: ['organic'] }, facts)).toBeUndefined();
  });

  it('accepts vegan for vegetarian, and not the reverse', () => {
    const vegan = { ...facts, marks: ['vegan'] };
    const vegetarian = { ...facts, marks: ['vegetarian'] };
    expect(assessDiet({ allergens: [], marks: ['vegetarian'] }, vegan)).toBeUndefined();
    expect(assessDiet({ allergens: [], marks: ['vegan'] }, vegetarian)?.lacks).toEqual(['vegan']);
  });

  it('flags every product with unknown ingredients as soon as one allergen is avoided', () => {
    const unknown = { ...facts, hasIngredients: false };
    expect(assessDiet({ allergens: ['eggs'], marks: [] }, unknown)?.isUnknown).toBe(true);
    expect(assessDiet({ allergens: [], marks: ['organic'] }, unknown)).toBeUndefined();
  });

  it('needs neither ingredients nor labels for non-food, and lists its allergens', () => {
    const soap = { ...facts, hasIngredients: false, isFood: false };
    expect(assessDiet({ allergens: ['eggs'], marks: ['vegan'] }, soap)).toBeUndefined();
    expect(assessDiet({ allergens: ['milk', 'eggs'], marks: [] }, soap)).toMatchObject({
      contains: ['milk'],
      isUnknown: false,
    });
  });

  it('passes food only if it is known to be free of each allergen and has each label', () => {
    const some = <T>(of: readonly T[]) => fc.subarray([...of]);
    fc.assert(
      fc.property(
        fc.record({ allergens: some(allergens), marks: some(marks) }),
        fc.record({
          sku: fc.constant('x'),
          allergens: some(allergens),
          traces: some(allergens),
          marks: some(marks),
          hasIngredients: fc.boolean(),
          isFood: fc.constant(true),
        }),
        (profile, product) => {
          const isSafe =
            profile.marks.every((mark) => product.marks.includes(mark)) &&
            profile.allergens.every(
              (one) =>
                product.hasIngredients &&
                !product.allergens.includes(one) &&
                !product.traces.includes(one),
            );
          expect(assessDiet(profile, product) === undefined).toBe(isSafe);
        },
      ),
    );
  });
});

describe('a customer’s diet', () => {
  let shop: TestApp;
  let client: TestClient;
  beforeAll(async () => {
    shop = await testApp();
    client = await signedIn(shop);
  });
  afterAll(() => shop.close());
  const findings = async (skus: string) =>
    (await client.get<DietFindings>(`/api/customers/diet/findings?skus=${skus}`)).body;

  it('is nothing at first, and then nothing is found', async () => {
    expect((await client.get('/api/customers/diet')).body).toEqual({ allergens: [], marks: [] });
    expect(await findings('2001,2101')).toEqual({ isChosen: false, findings: [] });
  });

  it('is stored, and returns warnings for several products in one call', async () => {
    const diet: DietProfile = { allergens: ['milk', 'nuts'], marks: [] };
    expect((await client.put('/api/customers/diet', diet)).body).toEqual(diet);
    expect((await client.get('/api/customers/diet')).body).toEqual(diet);
    const { isChosen, findings: found } = await findings('2101,1101,nothing');
    expect(isChosen).toBe(true);
    const bySku = new Map(found.map((one) => [one.sku, one]));
    expect(bySku.get('2101')).toMatchObject({ contains: ['milk'], mayContain: ['nuts'] });
    expect(bySku.get('1101')).toMatchObject({ contains: [], isUnknown: true });
    expect(bySku.size).toBe(2);
  });

  it('counts what is not written in the reader’s language as unknown', async () => {
    const own = sql`tenant = 'alpha' AND sku = '2101' AND locale = 'de-AT'`;
    await shop.db.execute(
      sql`UPDATE products SET allergens = '{}', traces = '{}' WHERE sku = '2101'`,
    );
    await shop.db.execute(
      sql`UPDATE product_texts SET texts = texts || '{"ingredients": "Soja"}' WHERE ${own}`,
    );
    expect((await findings('2101')).findings).toEqual([]);
    await shop.db.execute(sql`DELETE FROM product_texts WHERE ${own}`);
    expect((await findings('2101')).findings).toMatchObject([{ sku: '2101', isUnknown: true }]);
  });

  it('refuses more at once than it judges, rather than to pass the rest as safe', async () => {
    const many = Array.from({ length: 201 }, (_, at) => `x${at}`).join(',');
    const refused = await client.get<ApiError>(`/api/customers/diet/findings?skus=${many}`);
    expect(refused.status).toBe(400);
  });

  it('rejects unknown allergens', async () => {
    const refused = await client.put('/api/customers/diet', { allergens: ['dust'], marks: [] });
    expect(refused.status).toBe(400);
  });
});
