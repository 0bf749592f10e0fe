import * as fc from 'fast-check';
import { highestLineTotal, totalRange } from './price-range.js';
import { priceInfo } from '../totals/totals.js';

it.each([
  [true, 150, 165],
  [true, 299, 328],
  [true, 9, 9],
  [false, 299, 299],
])('CHK-09 a line by weight (%s) of %i costs %i at most', (weightArticle, expected, highest) => {
  expect(highestLineTotal({ weightArticle }, expected)).toBe(highest);
});

it.each([
  [4000, 300, 3700, 4300],
  [4000, 0, 4000, 4000],
  [100, 300, 0, 400],
])('shows the range of %i with a margin of %i as %i to %i', (total, margin, lowest, highest) => {
  const range = totalRange({ total, overAuthorizationAmount: margin });
  expect(range).toEqual({ lowest, expected: total, highest });
});

it('CHK-09 the highest prices of all lines together stay within the highest total', () => {
  const lines = fc.array(fc.record({ lineTotal: fc.nat(30_000), weighted: fc.boolean() }));
  fc.assert(
    fc.property(lines, (drawn) => {
      const rest = { lineDeposit: 0, lineSavings: 0, vatRate: 10 };
      const sums = priceInfo(
        {
          lines: drawn.map((line) => ({ ...line, ...rest })),
          serviceFee: 0,
          crateDepositDesired: false,
          payments: [],
        },
        { crateDeposit: 0, serviceFeeTaxRate: 20 },
      );
      const highest = drawn.reduce(
        (sum, line) => sum + highestLineTotal({ weightArticle: line.weighted }, line.lineTotal),
        0,
      );
      expect(highest).toBeLessThanOrEqual(totalRange(sums).highest);
    }),
  );
});
