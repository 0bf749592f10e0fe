import * as fc from 'fast-check';
import { choosePacks, type Goal, type Pack } from './choose-packs.js';

const pack = (amount: number, price: number, most = 20): Pack => ({
  sku: `${amount}`,
  amount,
  price,
  quantity: 1,
  maxCount: most,
});
const counts = (needed: number, packs: readonly Pack[], goal: Goal) =>
  Object.fromEntries(
    (choosePacks(needed, packs, goal)?.packs ?? []).map((one) => [one.pack.sku, one.count]),
  );

/** Best price and least rest of every combination there is, one by one. */
function bruteForce(needed: number, packs: readonly Pack[], goal: Goal) {
  let best: readonly [number, number] | undefined;
  const visit = (at: number, sum: number, price: number) => {
    const one = packs[at];
    // Ten times 0.1 is 1.
    const amount = Math.round(sum * 1000) / 1000;
    if (!one) {
      if (amount < needed) return;
      const worth = goal === 'price' ? [price, amount] : [amount, price];
      const [a = 0, b = 0] = worth;
      if (!best || a < best[0] || (a === best[0] && b < best[1])) best = [a, b];
      return;
    }
    for (let count = 0; count <= one.maxCount; count += 1)
      visit(at + 1, amount + one.amount * count, price + one.price * count);
  };
  visit(0, 0, 0);
  return best;
}

describe('the choice of packs', () => {
  it('takes the cheapest ones, also when the large pack leaves more', () => {
    expect(counts(700, [pack(500, 199), pack(1000, 299)], 'price')).toEqual({ 1000: 1 });
    expect(counts(700, [pack(500, 129), pack(1000, 299)], 'price')).toEqual({ 500: 2 });
  });

  it('takes the packs with the smallest remainder, at any price', () => {
    expect(counts(700, [pack(500, 100), pack(350, 400), pack(1000, 50)], 'waste')).toEqual({
      350: 2,
    });
  });

  it('mixes sizes where that is best', () => {
    const milk = [pack(1000, 169), pack(500, 109)];
    expect(counts(1500, milk, 'waste')).toEqual({ 1000: 1, 500: 1 });
    expect(choosePacks(1500, milk, 'price')).toMatchObject({ price: 278, amount: 1500, left: 0 });
  });

  it('respects the orderable maximum, and shows when that is not enough', () => {
    expect(counts(1500, [pack(500, 1, 2), pack(1000, 900, 1)], 'price')).toEqual({
      500: 1,
      1000: 1,
    });
    expect(choosePacks(3000, [pack(500, 1, 2), pack(1000, 900, 1)], 'price')).toBeUndefined();
    expect(choosePacks(1, [], 'price')).toBeUndefined();
  });

  it('is equal to brute force on every small case', () => {
    const packs = fc.array(
      fc.record({
        amount: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constantFrom(0.1, 0.25, 2.5)),
        price: fc.integer({ min: 0, max: 900 }),
        maxCount: fc.integer({ min: 0, max: 4 }),
      }),
      { minLength: 1, maxLength: 4 },
    );
    fc.assert(
      fc.property(
        packs,
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom<Goal>('price', 'waste'),
        (drawn, needed, goal) => {
          const all = drawn.map((one, i) => ({ ...one, sku: String(i), quantity: 1 }));
          const found = choosePacks(needed, all, goal);
          const [a, b] = bruteForce(needed, all, goal) ?? [];
          const worth = found && [found.price, found.amount];
          const [c, d] = (goal === 'price' ? worth : worth?.toReversed()) ?? [];
          const same = (x?: number, y?: number) =>
            x === undefined || y === undefined ? x === y : Math.abs(x - y) < 1e-6;
          return same(a, c) && same(b, d);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('returns consistent counts, price and remainder', () => {
    const amounts = fc.array(fc.integer({ min: 20, max: 900 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: 1, max: 4000 }), (sizes, needed) => {
        const found = choosePacks(
          needed,
          sizes.map((size, i) => ({ ...pack(size, size + 7, 50), sku: String(i) })),
          'price',
        );
        const bought = found?.packs.map((one) => [
          one.pack.amount * one.count,
          one.pack.price * one.count,
        ]);
        const sum = (at: number) => (bought ?? []).reduce((all, one) => all + (one[at] ?? 0), 0);
        return (
          found === undefined ||
          (sum(0) === found.amount && sum(1) === found.price && found.left === sum(0) - needed)
        );
      }),
    );
  });

  // Of the combinations there are 51 thousand million: one by one they would outlast any test.
  it('is done with a feast of many sizes', () => {
    const sizes = [37, 113, 251, 499, 997, 1503];
    const packs = sizes.map((size) => pack(size, size * 2 + 13, 60));
    expect(choosePacks(10_000, packs, 'price')).toMatchObject({ price: 20_104, left: 0 });
  });
});
