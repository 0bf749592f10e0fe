import * as fc from 'fast-check';
import { aProduct, tomatoes, water } from '../testing/products.js';
import { unitPrice } from './unit-price.js';

const inPounds = { unitPriceBase: 453.59237, unitPriceSymbol: 'lb' };
const inOunces = { unitPriceBase: 28.34952, unitPriceSymbol: 'oz' };
const inFluidOunces = { unitPriceBase: 29.57353, unitPriceSymbol: 'fl oz' };
const pasta = aProduct({ content: { amount: 453.59, unit: 'g' }, ...inOunces });
const juice = aProduct({ content: { amount: 1892.71, unit: 'ml' }, ...inFluidOunces });
const olives = aProduct({ content: { amount: 425, unit: 'ml' }, drainedWeight: 284, ...inOunces });

describe('unit price', () => {
  it.each([
    ['1 kg', aProduct({ content: { amount: 500, unit: 'g' } }), 398, 1, 'kg'],
    ['1 l of a bundle as a whole', water, 33, 1, 'l'],
    ['1 kg of a small pack', aProduct({ content: { amount: 125, unit: 'g' } }), 1592, 1, 'kg'],
    ['1 l of a small pack', aProduct({ content: { amount: 100, unit: 'ml' } }), 1990, 1, 'l'],
    ['fractions of a gram', aProduct({ content: { amount: 0.7, unit: 'g' } }), 284286, 1, 'kg'],
    [
      '1 g where the country asks for it',
      aProduct({ content: { amount: 500, unit: 'g' }, unitPriceBase: 1 }),
      0,
      1,
      'g',
    ],
    [
      '100 ml where the country asks for them',
      aProduct({ content: { amount: 250, unit: 'ml' }, unitPriceBase: 100 }),
      80,
      100,
      'ml',
    ],
    [
      'the drained weight',
      aProduct({ content: { amount: 400, unit: 'ml' }, drainedWeight: 240 }),
      829,
      1,
      'kg',
    ],
    ['1 kg of weighted goods', tomatoes, 299, 1, 'kg'],
    ['a piece', aProduct({ content: { amount: 20, unit: 'piece' } }), 10, 1, 'piece'],
    ['a wash', aProduct({ content: { amount: 40, unit: 'wash' } }), 5, 1, 'wash'],
    ['100 sheets', aProduct({ content: { amount: 1600, unit: 'sheet' } }), 12, 100, 'sheet'],
    ['a metre', aProduct({ content: { amount: 10, unit: 'metre' } }), 20, 1, 'metre'],
  ] as const)('CAT-02 is shown for %s', (_, product, value, amount, unit) => {
    expect(unitPrice(product)).toEqual({ value, per: { amount, unit } });
  });

  it.each([
    ['16 oz', pasta, 199, 1, 12, 'oz'],
    ['3 of them', pasta, 500, 3, 10, 'oz'],
    ['64 fl oz', juice, 199, 1, 3, 'fl oz'],
    ['the drained weight', olives, 199, 1, 20, 'oz'],
    ['weighed goods', { ...tomatoes, ...inPounds }, 299, 1, 136, 'lb'],
    ['expensive weighed goods', { ...tomatoes, ...inPounds }, 10_000, 1, 4536, 'lb'],
  ] as const)(
    'CAT-02 is for pounds and ounces where the country prices them: %s',
    (_what, product, price, count, value, symbol) => {
      expect(unitPrice(product, price, count)).toMatchObject({ value, per: { amount: 1, symbol } });
    },
  );

  it('CAT-02 measures an offer for several by the unit of the single pack', () => {
    const small = aProduct({ content: { amount: 200, unit: 'g' } });
    expect(unitPrice(small, 400, 3)).toEqual({ value: 667, per: { amount: 1, unit: 'kg' } });
    expect(unitPrice(water, 588, 3)).toEqual({ value: 22, per: { amount: 1, unit: 'l' } });
  });

  it('CAT-09 measures a member or former price by the same rule', () => {
    const product = aProduct({ content: { amount: 500, unit: 'g' } });
    expect(unitPrice(product, 149)).toEqual({ value: 298, per: { amount: 1, unit: 'kg' } });
    expect(unitPrice(tomatoes, 199)?.value).toBe(199);
  });

  it('CAT-02 is absent where the content is not known', () => {
    expect(unitPrice(aProduct())).toBeUndefined();
  });

  it('CAT-02 times the content gives the price back to within the rounding', () => {
    const grams = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(grams, fc.integer({ min: 0, max: 100_000 }), (amount, value) => {
        const unit = unitPrice(aProduct({ content: { amount, unit: 'g' } }), value);
        expect(Math.abs((unit?.value ?? NaN) - (value * 1000) / amount)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
