import {
  countedAmount,
  isOnStep,
  largestQuantity,
  lineWeight,
  nextQuantity,
  previousQuantity,
  quantityAfterAdding,
  shownQuantity,
} from './quantity.js';
import { aProduct, melon, tomatoes, water } from '../testing/products.js';

const inPounds = { ...tomatoes, unitPriceSymbol: 'lb' };

describe('shown quantity', () => {
  it.each([
    ['pieces', aProduct(), 3, { value: 3, unit: 'piece' }],
    ['bundles', water, 12, { value: 2, unit: 'piece' }],
    ['grams below a kilogram', tomatoes, 750, { value: 750, unit: 'g' }],
    ['a kilogram', tomatoes, 1000, { value: 1, unit: 'kg' }],
    ['kilograms from there', tomatoes, 1250, { value: 1.25, unit: 'kg' }],
    ['half a pound in ounces', inPounds, 227, { value: 8, unit: 'oz' }],
    ['ounces below a pound', inPounds, 100, { value: 3.5, unit: 'oz' }],
    ['a pound of which the rest is cut off', inPounds, 453, { value: 1, unit: 'lb' }],
    ['a pound', inPounds, 454, { value: 1, unit: 'lb' }],
    ['pounds from there', inPounds, 681, { value: 1.5, unit: 'lb' }],
    ['weighed single pieces', melon, 3600, { value: 2, unit: 'piece' }],
  ])('CAT-13 counts %s', (_, product, quantity, shown) => {
    expect(shownQuantity(product, quantity)).toEqual(shown);
  });
});

it.each([
  ['pieces', aProduct(), 3, 3],
  ['bundles, of which one has the price', water, 12, 2],
  ['grams of weighted goods', tomatoes, 750, 750],
  ['grams of weighed single pieces, whose price is by the kilogram', melon, 3600, 3600],
])('CAT-13 a price is multiplied by %s', (_, product, quantity, amount) => {
  expect(countedAmount(product, quantity)).toBe(amount);
});

describe('steps', () => {
  it('CART-24 move by one step within the maximum', () => {
    expect(nextQuantity(tomatoes, 0)).toBe(250);
    expect(nextQuantity(tomatoes, 250)).toBe(500);
    expect(nextQuantity(tomatoes, 5000)).toBe(5000);
    expect(previousQuantity(water, 12)).toBe(6);
    expect(previousQuantity(water, 6)).toBe(0);
    expect(previousQuantity(water, 0)).toBe(0);
  });

  it('CART-22 caps what is added at the largest quantity on a step', () => {
    const product = aProduct({ quantityStepSize: 4, maxQuantity: 10 });
    expect(largestQuantity(product)).toBe(8);
    expect(quantityAfterAdding(product, 4, 40)).toBe(8);
    expect(quantityAfterAdding(product, 0, 4)).toBe(4);
  });

  it('CART-21 adds nothing to a line at its maximum', () => {
    expect(quantityAfterAdding(aProduct(), 10, 1)).toBe(10);
  });

  it('CART-22 keeps a line above a maximum that was reduced later', () => {
    expect(quantityAfterAdding(aProduct({ maxQuantity: 3 }), 5, 1)).toBe(5);
  });

  it.each([
    [0, false],
    [-250, false],
    [125, false],
    [250.5, false],
    [Number.NaN, false],
    [250, true],
    [500, true],
  ])('API-060 takes whole steps: %d → %s', (quantity, expected) => {
    expect(isOnStep(tomatoes, quantity)).toBe(expected);
  });
});

describe('line weight', () => {
  it.each([
    ['grams of weighted goods', tomatoes, 750, undefined, 750],
    ['carried weight by piece', aProduct(), 3, 520, 1560],
    ['carried weight by bundle', water, 12, 9240, 18480],
    ['carried weight by step', melon, 3600, 1900, 3800],
    ['content where no weight is known', water, 12, undefined, 18000],
    [
      'nothing for goods counted only',
      aProduct({ content: { amount: 20, unit: 'piece' } }),
      2,
      undefined,
      0,
    ],
    ['nothing without any figure', aProduct(), 2, undefined, 0],
  ])('CART-53 is %s', (_, product, quantity, shippingWeight, grams) => {
    expect(lineWeight(product, quantity, shippingWeight)).toBe(grams);
  });
});
