import { measuresOf } from '@larder/countries';
import fc from 'fast-check';
import { parseQuantity } from './quantity.js';

const metric = measuresOf('AT');

describe('parseQuantity', () => {
  it.each([
    ['500 g', 500, 'g'],
    ['500g', 500, 'g'],
    ['1 kg', 1000, 'g'],
    ['1,5 litre', 1500, 'ml'],
    ['1.5 L', 1500, 'ml'],
    ['33cl', 330, 'ml'],
    ['750ml e', 750, 'ml'],
    ['6 x 1,5 l', 9000, 'ml'],
    ['6x330 ml', 1980, 'ml'],
    ['4 × 125g', 500, 'g'],
    ['16 oz', 453.59, 'g'],
    ['2 lbs', 907.18, 'g'],
    ['680 g (360 g net égoutté), 720 ml', 680, 'g'],
    ['PN : 170 g / PNE : 100 g', 170, 'g'],
    ['2 Stück à 80 g', 80, 'g'],
  ])('%s is %d %s', (text, amount, unit) => {
    expect(parseQuantity(text, metric)).toEqual({ amount, unit });
  });

  it.each([
    ['GB', '1 pint', 568.26],
    ['IE', '4 Pints', 2273.05],
    ['US', '1 pt', 473.18],
    ['AT', '1 pt', 473.18],
    ['GB', '10 fl oz', 284.13],
    ['IE', '20 fl. oz', 568.26],
    ['US', '12 fl oz', 354.88],
    ['US', '6 x 12 floz', 2129.29],
    ['IN', '12 Fluid Ounces', 354.88],
    ['GB', '1 gal', 4546.09],
    ['US', '1 gallon', 3785.41],
    ['US', '1 qt', 946.35],
  ])('of %s takes %s as %d ml', (country, text, amount) => {
    expect(parseQuantity(text, measuresOf(country))).toEqual({ amount, unit: 'ml' });
  });

  it.each(['GB', 'US'])('of %s has pounds and ounces of one weight', (country) => {
    expect(parseQuantity('1 lb', measuresOf(country))).toEqual({ amount: 453.59, unit: 'g' });
    expect(parseQuantity('8 ounces', measuresOf(country))).toEqual({ amount: 226.8, unit: 'g' });
  });

  it.each([
    '',
    '1',
    'lose',
    '0 g',
    '10 Stück',
    '1129 gizmos',
    '2 constructor',
    'g',
    '-',
    '99999999 kg',
  ])('%j is unknown', (text) => {
    expect(parseQuantity(text, metric)).toBeUndefined();
  });

  it('reads back any multiple of any amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: 1, max: 9_999 }),
        (count, grams) => {
          expect(parseQuantity(`${count} x ${grams} g`, metric)?.amount).toBe(count * grams);
        },
      ),
    );
  });

  it('never fails or returns nonsense', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const content = parseQuantity(text, metric);
        expect(content === undefined || (content.amount > 0 && content.amount < 1_000_000)).toBe(
          true,
        );
      }),
    );
  });
});
