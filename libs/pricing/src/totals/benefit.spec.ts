import * as fc from 'fast-check';
import { benefitOf, bestBenefit, shared, type Benefit } from './benefit.js';
import { sum } from '../prices/money.js';

const amount = (cents: number, from?: number): Benefit => ({ kind: 'amount', cents, from });
const percent = (value: number, from?: number): Benefit => ({
  kind: 'percent',
  percent: value,
  from,
});

it.each([
  ['an amount', amount(500), 4000, 500],
  ['never more than the goods cost', amount(500), 300, 300],
  ['percent, half a cent up', percent(5), 1990, 100],
  ['just enough goods', amount(500, 4000), 4000, 500],
  ['a cent too little', amount(500, 4000), 3999, 0],
  ['an empty cart', percent(100), 0, 0],
])('a voucher takes off %s', (_what, benefit, goods, cents) => {
  expect(benefitOf(benefit, goods)).toBe(cents);
});

it('of several vouchers the one counts that takes off most, of equals the first', () => {
  const candidates = [amount(300), percent(10), amount(400), amount(400)].map((benefit, id) => ({
    id,
    benefit,
  }));
  expect(bestBenefit(candidates, 4000)).toEqual({ best: candidates[1], cents: 400 });
  expect(bestBenefit(candidates, 2000)).toEqual({ best: candidates[2], cents: 400 });
  expect(bestBenefit([{ benefit: amount(5, 100) }], 99)).toBeUndefined();
});

const cents = fc.integer({ min: 0, max: 100_000 });

it('parts of a discount add up to it, and none is more than its line', () => {
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 30 }),
      fc.nat({ max: 100 }),
      (lines, share) => {
        const discount = Math.floor((sum(lines) * share) / 100);
        const parts = shared(discount, lines);
        expect(sum(parts)).toBe(sum(lines) === 0 ? 0 : discount);
        parts.forEach((part, at) => {
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(lines[at] ?? 0);
        });
      },
    ),
  );
});
