import type { Product } from '@larder/contracts/catalogue';
import { aMilk as aProduct, forRecipe } from '../testing/recipe-products.js';
import { planIngredient, type PlanTerms } from './plan-ingredient.js';

const terms: PlanTerms = { factor: 1, goal: 'price', without: [] };
const litre = aProduct({ sku: 'litre', name: 'Milk' });
const half = aProduct({
  sku: 'half',
  name: 'Milk',
  content: { amount: 500, unit: 'ml' },
  price: { regular: { value: 109 } },
});
const oat = aProduct({ sku: 'oat', name: 'Oat drink', price: { regular: { value: 249 } } });
const milk = { packAmount: { amount: 500, unit: 'ml' as const }, skus: ['litre', 'half', 'oat'] };
const products = [
  forRecipe(litre, ['milk']),
  forRecipe(half, ['milk']),
  forRecipe(oat, ['gluten'], ['nuts']),
];
const bought = (plan: ReturnType<typeof planIngredient>) =>
  'choice' in plan
    ? plan.choice.packs.map(({ pack, count }) => [pack.sku, count * pack.quantity])
    : plan.obstacle;
const gone = (product: Product): Product => ({ ...product, availability: 'unavailable' });

describe('how an ingredient is bought', () => {
  it('in the packs that are best for the wanted portions', () => {
    expect(bought(planIngredient(milk, products, terms))).toEqual([['half', 1]]);
    expect(bought(planIngredient(milk, products, { ...terms, factor: 3 }))).toEqual([
      ['litre', 1],
      ['half', 1],
    ]);
  });

  it('never from products that contain, or may contain, what the shopper leaves out', () => {
    const without = (...list: readonly ('milk' | 'gluten' | 'nuts')[]) =>
      bought(planIngredient(milk, products, { ...terms, without: list }));
    expect(without('milk')).toEqual([['oat', 1]]);
    expect(without('milk', 'gluten')).toBe('allergen');
    expect(without('milk', 'nuts')).toBe('allergen');
  });

  it('never, with exclusions, from products of unknown composition', () => {
    const unknown = [{ ...forRecipe(oat), isUnknown: true }];
    expect(bought(planIngredient(milk, unknown, terms))).toEqual([['oat', 1]]);
    expect(bought(planIngredient(milk, unknown, { ...terms, without: ['milk'] }))).toBe('allergen');
  });

  it('only from products that can be ordered now', () => {
    const sold = [forRecipe(gone(litre)), forRecipe(gone(half)), forRecipe(oat)];
    expect(bought(planIngredient(milk, sold, terms))).toEqual([['oat', 1]]);
    expect(bought(planIngredient(milk, sold.slice(0, 2), terms))).toBe('unavailable');
  });

  it('returns the alternative of the other goal', () => {
    const cheap = aProduct({ sku: 'big', name: 'Milk', price: { regular: { value: 99 } } });
    const plan = planIngredient(
      { ...milk, skus: ['half', 'big'] },
      [forRecipe(half), forRecipe(cheap)],
      terms,
    );
    expect(bought(plan)).toEqual([['big', 1]]);
    expect('choice' in plan && plan.other).toMatchObject({ price: 109, left: 0 });
  });

  it('counts weighed goods in steps of grams, and pieces of them in pieces', () => {
    const apples = aProduct({
      sku: 'apples',
      weightArticle: true,
      quantityStepSize: 200,
      maxQuantity: 4000,
      price: { regular: { value: 299 } },
    });
    const need = { packAmount: { amount: 500, unit: 'g' as const }, skus: ['apples'] };
    const plan = planIngredient(need, [forRecipe(apples)], terms);
    expect(bought(plan)).toEqual([['apples', 600]]);
    expect('choice' in plan && plan.choice.price).toBe(180);
    const duck = { ...apples, weightPieceArticle: true, quantityStepSize: 2000 };
    const one = { packAmount: { amount: 1, unit: 'piece' as const }, skus: ['apples'] };
    expect(bought(planIngredient(one, [forRecipe(duck)], terms))).toEqual([['apples', 2000]]);
  });

  it('counts the bottles of a crate', () => {
    const crate = aProduct({
      sku: 'crate',
      content: { amount: 6000, unit: 'ml' },
      bundleSize: 6,
      quantityStepSize: 6,
      maxQuantity: 24,
    });
    const need = { packAmount: { amount: 1500, unit: 'ml' as const }, skus: ['crate'] };
    expect(bought(planIngredient(need, [forRecipe(crate)], terms))).toEqual([['crate', 6]]);
  });

  it('is not known without a product, or without a measure that fits its packs', () => {
    expect(bought(planIngredient({ ...milk, skus: ['other'] }, products, terms))).toBe('unknown');
    expect(bought(planIngredient({ skus: ['litre'] }, products, terms))).toBe('unknown');
    const piece = { packAmount: { amount: 1, unit: 'piece' as const }, skus: ['litre'] };
    expect(bought(planIngredient(piece, products, terms))).toBe('unknown');
  });

  it('is too much where the largest order does not meet the need', () => {
    expect(bought(planIngredient(milk, products, { ...terms, factor: 900 }))).toBe('tooMuch');
  });
});
