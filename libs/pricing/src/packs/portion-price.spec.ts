import * as fc from 'fast-check';
import { aMilk, forRecipe } from '../testing/recipe-products.js';
import { planIngredient } from './plan-ingredient.js';
import { portionPrice } from './portion-price.js';

const products = [
  forRecipe(aMilk({ sku: 'litre' })),
  forRecipe(
    aMilk({
      sku: 'half',
      content: { amount: 500, unit: 'ml' },
      price: { regular: { value: 109 } },
    }),
  ),
  forRecipe(aMilk({ sku: 'oat', name: 'Oat drink', price: { regular: { value: 249 } } })),
  forRecipe(aMilk({ sku: 'gone', name: 'Rice drink', availability: 'unavailable' })),
];
const need = (sku: string, amount: number, pantry = false) => ({
  name: sku,
  pantry,
  skus: [sku],
  packAmount: { amount, unit: 'ml' as const },
});
const salt = { name: 'Salt', pantry: true, skus: [] };

describe('the price of a portion', () => {
  it('is the used share of the packs, rounded up to ten cents', () => {
    // 500 of 1000 ml for 1.99 are 0.995, for two.
    expect(portionPrice({ ingredients: [need('litre', 500)], servings: 2 }, products)).toBe(50);
    expect(portionPrice({ ingredients: [need('litre', 500)], servings: 1 }, products)).toBe(100);
  });

  it('counts what is usually at home where it has a price, and does without the rest of it', () => {
    const ingredients = [need('litre', 1000), need('oat', 100, true), need('gone', 50, true), salt];
    expect(portionPrice({ ingredients, servings: 1 }, products)).toBe(230);
  });

  it('is unknown if an ingredient cannot be bought, or if nothing has a price', () => {
    const ingredients = [need('litre', 500), need('gone', 100)];
    expect(portionPrice({ ingredients, servings: 2 }, products)).toBeUndefined();
    expect(portionPrice({ ingredients: [salt], servings: 2 }, products)).toBeUndefined();
  });

  const ingredient = fc
    .tuple(fc.constantFrom('litre', 'half', 'oat'), fc.integer({ min: 1, max: 4000 }), fc.boolean())
    .map(([sku, amount, pantry]) => need(sku, amount, pantry));
  const recipe = fc.record({
    ingredients: fc.array(ingredient, { minLength: 1, maxLength: 6 }),
    servings: fc.integer({ min: 1, max: 12 }),
  });
  const priceOf = (one: ReturnType<typeof need>) => {
    const plan = planIngredient(one, products, { factor: 1, goal: 'price', without: [] });
    return 'choice' in plan ? plan.choice : { price: 0, amount: 1 };
  };

  it('is never below the exact share, and at most ten cents above it', () => {
    fc.assert(
      fc.property(recipe, (one) => {
        const exact =
          one.ingredients.reduce((sum, need) => {
            const { price, amount } = priceOf(need);
            return sum + (price * need.packAmount.amount) / amount;
          }, 0) / one.servings;
        const shown = portionPrice(one, products) ?? NaN;
        expect(shown % 10).toBe(0);
        expect(shown).toBeGreaterThanOrEqual(exact - 1e-4);
        expect(shown).toBeLessThan(exact + 10);
      }),
    );
  });

  it('is never more than the whole packs cost, and does not depend on the order', () => {
    fc.assert(
      fc.property(recipe, (one) => {
        const packs = one.ingredients.reduce((sum, need) => sum + priceOf(need).price, 0);
        const shown = portionPrice(one, products) ?? NaN;
        expect(shown).toBeLessThan(packs / one.servings + 10);
        const turned = { ...one, ingredients: one.ingredients.toReversed() };
        expect(portionPrice(turned, products)).toBe(shown);
      }),
    );
  });
});
