import fc from 'fast-check';
import { parseQuantity } from './quantity.js';

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
    ['16 oz', 453.6, 'g'],
    ['12 fl oz', 354.84, 'ml'],
    ['2 lbs', 907.2, 'g'],
    ['680 g (360 g net égoutté), 720 ml', 680, 'g'],
    ['PN : 170 g / PNE : 100 g', 170, 'g'],
    ['2 Stück à 80 g', 80, 'g'],
  ])('%s is %d %s', (text, amount, unit) => {
    expect(parseQuantity(text)).toEqual({ amount, unit });
  });

  it.each(['', '1', 'lose', '0 g', '10 Stück', '1129 gizmos', 'g', '-', '99999999 kg'])(
    '%j is unknown',
    (text) => {
      expect(parseQuantity(text)).toBeUndefined();
    },
  );

  it('reads back any multiple of any amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 48 }),
        fc.integer({ min: 1, max: 9_999 }),
        (count, grams) => {
          expect(parseQuantity(`${count} x ${grams} g`)?.amount).toBe(count * grams);
        },
      ),
    );
  });

  it('never fails or returns nonsense', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const content = parseQuantity(text);
        expect(content === undefined || (content.amount > 0 && content.amount < 1_000_000)).toBe(
          true,
        );
      }),
    );
  });
});
