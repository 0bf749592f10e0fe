import * as fc from 'fast-check';
import { readCents } from './standing-values.js';

describe('a typed limit', () => {
  it('is read with a comma, a point or a sign, in cents', () => {
    expect(['60', ' 59,90 ', '59.9', '60 €', '$60'].map(readCents)).toEqual([
      6000, 5990, 5990, 6000, 6000,
    ]);
    expect(['', 'sixty', '-5', '1,234', '0', '1e3'].map(readCents)).toEqual(
      Array.from({ length: 6 }, () => undefined),
    );
  });

  it('never loses a cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
        expect(readCents((cents / 100).toFixed(2))).toBe(cents);
        expect(readCents((cents / 100).toFixed(2).replace('.', ','))).toBe(cents);
      }),
    );
  });
});
