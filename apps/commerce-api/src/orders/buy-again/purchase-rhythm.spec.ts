import * as fc from 'fast-check';
import { purchaseHabits, type PurchaseLine } from './purchase-rhythm.js';

const day = 86_400_000;
const now = 1000 * day;

/** Purchases of milk, by the days before now. */
const milk = (days: readonly number[], quantities: readonly number[] = []): PurchaseLine[] =>
  days.map((ago, i) => ({ sku: 'milk', at: now - ago * day, quantity: quantities[i] ?? 1 }));

const habitOf = (lines: readonly PurchaseLine[], at = now) =>
  purchaseHabits(lines, at).find(({ sku }) => sku === 'milk');

describe('what is due again', () => {
  it.each<[string, boolean, number[]]>([
    ['after its usual time', true, [21, 14, 7]],
    ['not a moment before', false, [20.99, 13.99, 6.99]],
    ['not after two purchases', false, [30, 20]],
    ['by the median: one long holiday changes nothing', true, [70, 28, 21, 14, 7]],
    ['of an even number of intervals by their middle', true, [45, 35, 15]],
    ['of an even number of intervals not before their middle', false, [44.9, 34.9, 14.9]],
    ['not when an addition of the same day looks like a second purchase', false, [7.5, 7, 6.9]],
    ['whatever the order of the lines', true, [7, 21, 14]],
  ])('is due %s', (_name, isDue, days) => {
    expect((habitOf(milk(days))?.overdue ?? 0) > 0).toBe(isDue);
  });

  it('is no longer due once it was left out of three purchases', () => {
    const others = (days: readonly number[]) =>
      milk(days).map((line) => ({ ...line, sku: 'rice' }));
    const lines = milk([49, 42, 35]);
    expect(habitOf([...lines, ...others([28, 21])])?.overdue).toBe(5);
    expect(habitOf([...lines, ...others([28, 21, 14])])?.overdue).toBe(0);
  });

  it('comes first, the most overdue before others, then what is bought most often and last', () => {
    const of = (sku: string, days: readonly number[]) =>
      milk(days).map((line) => ({ ...line, sku }));
    const lines = [
      ...of('often', [40, 32, 24, 16, 8, 1]),
      ...of('late', [30, 20, 10]),
      ...of('later', [24, 18, 12]),
      ...of('once', [2]),
      ...of('lately', [1]),
    ];
    const found = purchaseHabits(lines, now).map(({ sku }) => sku);
    expect(found).toEqual(['later', 'late', 'often', 'lately', 'once']);
  });
});

describe('the usual quantity', () => {
  it.each<[string, number, number[]]>([
    ['is the most frequent', 2, [2, 3, 2]],
    ['is the latest of equally frequent ones', 3, [1, 2, 3]],
    ['forgets what was bought long ago', 4, [1, 1, 1, 1, 1, 4, 2, 4, 3, 4, 4]],
  ])('%s', (_name, expected, quantities) => {
    const days = quantities.map((_, i) => (quantities.length - i) * 7);
    expect(habitOf(milk(days, quantities))?.quantity).toBe(expected);
  });

  it('adds up what was bought within a day', () => {
    expect(habitOf(milk([7.2, 7], [2, 1]))).toMatchObject({ times: 1, quantity: 3 });
  });
});

describe('habits of any purchases', () => {
  const anyLine = fc.record({
    sku: fc.constantFrom('milk', 'rice', 'tea'),
    at: fc.integer({ min: 0, max: 400 }).map((days) => days * day),
    quantity: fc.integer({ min: 1, max: 9 }),
  });
  const anyLines = fc.array(anyLine, { maxLength: 60 });

  it('name each product once, with a quantity that was bought and its last moment', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const habits = purchaseHabits(lines, now);
        expect(habits.map(({ sku }) => sku).sort()).toEqual(
          [...new Set(lines.map(({ sku }) => sku))].sort(),
        );
        for (const { sku, times, lastAt, quantity } of habits) {
          const own = lines.filter((line) => line.sku === sku);
          expect(times).toBeLessThanOrEqual(own.length);
          expect(lastAt).toBe(Math.max(...own.map(({ at }) => at)));
          expect(quantity).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('depend neither on the order of the lines nor on when time began', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 0, max: 99 }), (lines, shift) => {
        const overdue = (some: readonly PurchaseLine[], at: number) =>
          purchaseHabits(some, at).map((one) => [one.sku, one.overdue, one.times]);
        const known = overdue(lines, now);
        const sorted = lines.toSorted((a, b) => a.at - b.at || a.quantity - b.quantity);
        expect(overdue(sorted, now)).toEqual(known);
        const later = lines.map((line) => ({ ...line, at: line.at + shift * day }));
        expect(overdue(later, now + shift * day)).toEqual(known);
      }),
    );
  });

  it('once due stay due until something is bought, and need three purchases', () => {
    fc.assert(
      fc.property(anyLines, fc.integer({ min: 1, max: 300 }), (lines, wait) => {
        const later = purchaseHabits(lines, now + wait * day);
        for (const { sku, times, overdue } of purchaseHabits(lines, now)) {
          if (overdue === 0) continue;
          expect(times).toBeGreaterThanOrEqual(3);
          expect(overdue).toBeGreaterThanOrEqual(1);
          expect(later.find((one) => one.sku === sku)?.overdue).toBeGreaterThan(overdue);
        }
      }),
    );
  });
});
