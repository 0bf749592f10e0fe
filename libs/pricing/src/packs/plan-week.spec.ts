import * as fc from 'fast-check';
import { aMilk, forRecipe } from '../testing/recipe-products.js';
import { planIngredient } from './plan-ingredient.js';
import { planWeek, type Bundle, type Need } from './plan-week.js';

const litre = aMilk({ sku: 'litre' });
const half = aMilk({
  sku: 'half',
  content: { amount: 500, unit: 'ml' },
  price: { regular: { value: 109 } },
});
const oat = aMilk({ sku: 'oat', name: 'Oat drink', price: { regular: { value: 249 } } });
const products = [
  forRecipe(litre, ['milk']),
  forRecipe(half, ['milk']),
  forRecipe(oat, ['gluten']),
];
const terms = { goal: 'price', without: [] } as const;

const need = (recipe: string, amount: number, parts: Partial<Need> = {}): Need => ({
  recipe,
  name: 'Milk',
  pantry: false,
  factor: 1,
  packAmount: { amount, unit: 'ml' },
  skus: ['litre', 'half', 'oat'],
  ...parts,
});
const bought = ({ plan }: Bundle) =>
  'choice' in plan
    ? plan.choice.packs.map(({ pack, count }) => `${count} ${pack.sku}`).join(', ')
    : plan.obstacle;

describe('the purchase for a week', () => {
  it.each([
    ['one litre serves three meals', [300, 300, 400], ['1 litre']],
    ['a litre and a half are mixed', [600, 700], ['1 litre, 1 half']],
    ['one meal is bought as before', [400], ['1 half']],
  ] as const)('%s', (_name, amounts, expected) => {
    const needs = amounts.map((amount, at) => need(`r${at}`, amount));
    expect(planWeek(needs, products, terms).map(bought)).toEqual(expected);
  });

  it('counts portions, and says what meal by meal would cost', () => {
    const [bundle] = planWeek(
      [need('a', 200, { factor: 2 }), need('b', 100, { factor: 1 })],
      products,
      terms,
    );
    expect(bundle).toMatchObject({ separatePrice: 218, plan: { choice: { price: 109, left: 0 } } });
  });

  it('buys only what serves every meal, unless that costs more', () => {
    const vegan = need('b', 400, {
      skus: ['litre', 'oat'],
      packAmount: { amount: 400, unit: 'ml' },
    });
    expect(planWeek([need('a', 500), vegan], products, terms).map(bought)).toEqual(['1 litre']);
    const onlyOat = need('c', 400, { skus: ['litre', 'oat'] });
    const noMilk = { ...terms, without: ['milk'] } as const;
    expect(planWeek([need('a', 500), onlyOat], products, noMilk).map(bought)).toEqual(['1 oat']);
  });

  it('does not offer more of a product than can be ordered', () => {
    const few = [forRecipe(aMilk({ sku: 'litre', maxQuantity: 1 }))];
    const needs = [need('a', 900, { skus: ['litre'] }), need('b', 900, { skus: ['litre'] })];
    expect(planWeek(needs, few, terms).map(bought)).toEqual(['tooMuch']);
  });

  it('names an ingredient without product or amount once', () => {
    const salt = { name: 'Salt', pantry: true, skus: [], packAmount: undefined };
    expect(planWeek([need('a', 1, salt), need('b', 1, salt)], products, terms)).toMatchObject([
      { plan: { obstacle: 'unknown' }, needs: [{ recipe: 'a' }, { recipe: 'b' }] },
    ]);
  });
});

describe('every purchase for a week', () => {
  const size = fc.record({
    amount: fc.integer({ min: 50, max: 1500 }),
    price: fc.integer({ min: 20, max: 900 }),
    kind: fc.constantFrom('A', 'B'),
  });
  const week = fc.record({
    sizes: fc.array(size, { minLength: 1, maxLength: 4 }),
    amounts: fc.array(fc.integer({ min: 10, max: 1200 }), { minLength: 1, maxLength: 5 }),
  });
  const drawn = ({
    sizes,
    amounts,
  }: {
    sizes: readonly { amount: number; price: number; kind: string }[];
    amounts: readonly number[];
  }) => {
    const products = sizes.map(({ amount, price, kind }, at) =>
      forRecipe(
        aMilk({
          sku: `s${at}`,
          name: kind,
          maxQuantity: 500,
          content: { amount, unit: 'ml' },
          price: { regular: { value: price } },
        }),
      ),
    );
    const skus = products.map(({ product }) => product.sku);
    return { products, needs: amounts.map((amount, at) => need(`r${at}`, amount, { skus })) };
  };
  const choices = (bundles: readonly Bundle[]) =>
    bundles.flatMap(({ plan }) => ('choice' in plan ? [plan.choice] : []));

  it('meets the need and is not dearer than meal by meal', () => {
    fc.assert(
      fc.property(week, (of) => {
        const { products, needs } = drawn(of);
        const bundles = planWeek(needs, products, terms);
        expect(bundles.flatMap((bundle) => bundle.needs)).toHaveLength(needs.length);
        for (const { plan, needs: met } of bundles) {
          const needed = met.reduce((sum, one) => sum + (one.packAmount?.amount ?? 0), 0);
          expect('choice' in plan && plan.choice.amount).toBeGreaterThanOrEqual(needed);
        }
        const alone = needs.map((one) => planIngredient(one, products, { ...terms, factor: 1 }));
        const total = choices(bundles).reduce((sum, { price }) => sum + price, 0);
        const single = alone.reduce(
          (sum, plan) => sum + ('choice' in plan ? plan.choice.price : 0),
          0,
        );
        expect(total).toBeLessThanOrEqual(single);
      }),
      { numRuns: 300 },
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(week, (of) => {
        const { products, needs } = drawn(of);
        expect(planWeek(needs, products, terms)).toEqual(planWeek(needs, products, terms));
      }),
      { numRuns: 50 },
    );
  });
});
