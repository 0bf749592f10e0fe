import type { MealBasketLine } from '@larder/contracts/recipes';
import { aProduct } from '../../testing/recipes.js';
import { isBought, weekTotal } from './basket-totals.js';

const line = (parts: Partial<MealBasketLine> = {}): MealBasketLine => ({
  name: 'Milk',
  pantry: false,
  recipes: ['pancakes'],
  price: 199,
  separatePrice: 218,
  left: 0,
  packs: [{ product: aProduct(), quantity: 1 }],
  ...parts,
});
const oil = line({
  name: 'Oil',
  pantry: true,
  price: 500,
  separatePrice: 500,
  packs: [{ product: aProduct({ sku: 'oil' }), quantity: 1 }],
});
const gone = line({ name: 'Salt', packs: [], price: 0, separatePrice: 0, obstacle: 'unknown' });

describe('the total of a week', () => {
  it('leaves out what is at home and what the shop does not have', () => {
    expect(weekTotal([line(), oil, gone], new Set())).toEqual({
      items: [{ sku: '1', quantity: 1 }],
      price: 199,
      saving: 19,
    });
    expect(weekTotal([line(), oil, gone], new Set(['Milk', 'Oil']))).toEqual({
      items: [{ sku: 'oil', quantity: 1 }],
      price: 500,
      saving: 0,
    });
    expect(isBought(gone, new Set(['Salt']))).toBe(false);
  });

  it('counts a product of two ingredients once', () => {
    const { items } = weekTotal([line(), line({ name: 'Whole milk' })], new Set());
    expect(items).toEqual([{ sku: '1', quantity: 2 }]);
  });
});
