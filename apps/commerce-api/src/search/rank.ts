import type { ProductIndex } from '../product-index/product-index.js';
import type { Posting, Postings } from './postings.js';
import type { Slot } from './understand.js';
import { popularityShare, unavailableFactor } from './weights.js';
import type { Alternative } from './word-meaning.js';

/** Place of a number in an ascending list, or -1. */
function placeOf(numbers: Uint32Array, number: number): number {
  let [low, high] = [0, numbers.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = numbers[middle] ?? 0;
    if (value === number) return middle;
    if (value < number) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

type Visit = (number: number, weight: number) => void;

/** Every product in which all terms stand, with the mean of what they are worth. */
function visitAll(found: readonly Posting[], visit: Visit): void {
  const [least, ...others] = found.toSorted((a, b) => a.numbers.length - b.numbers.length);
  if (!least) return;
  for (const [place, number] of least.numbers.entries()) {
    let sum = least.weights[place] ?? 0;
    const isIn = others.every(({ numbers, weights }) => {
      const at = placeOf(numbers, number);
      if (at >= 0) sum += weights[at] ?? 0;
      return at >= 0;
    });
    if (isIn) visit(number, sum / found.length);
  }
}

function visitAlternative(postings: Postings, { terms, factor }: Alternative, visit: Visit): void {
  const found = terms.flatMap((term) => postings.get(term) ?? []);
  if (found.length < terms.length) return;
  const [single] = found;
  if (found.length === 1 && single) {
    const { numbers, weights } = single;
    for (let place = 0; place < numbers.length; place += 1)
      visit(numbers[place] ?? 0, (weights[place] ?? 0) * factor);
    return;
  }
  visitAll(found, (number, weight) => visit(number, weight * factor));
}

interface Tally {
  /** How many slots a product keeps, and what they are worth together. */
  readonly kept: Uint8Array;
  readonly worth: Float32Array;
}

/** Goes through the slots one by one; what a product has of a slot is its best alternative. */
function tally(size: number, postings: Postings, slots: readonly Slot[], isRare: boolean): Tally {
  const kept = new Uint8Array(size);
  const worth = new Float32Array(size);
  const best = new Float32Array(size);
  for (const { alternatives, isWish } of slots) {
    const touched: number[] = [];
    for (const alternative of alternatives)
      visitAlternative(postings, alternative, (number, weight) => {
        const before = best[number] ?? 0;
        if (before === 0) touched.push(number);
        if (weight > before) best[number] = weight;
      });
    // Where not everything can be had, a rare word tells more than a common one.
    const importance = isRare ? Math.log1p(size / (1 + touched.length)) : 1;
    for (const number of touched) {
      if (!isWish) kept[number] = (kept[number] ?? 0) + 1;
      worth[number] = (worth[number] ?? 0) + (best[number] ?? 0) * importance;
      best[number] = 0;
    }
  }
  return { kept, worth };
}

function keeping({ kept }: Tally, least: number): number[] {
  const found: number[] = [];
  for (let number = 0; number < kept.length; number += 1)
    if ((kept[number] ?? 0) >= least) found.push(number);
  return found;
}

/** The best first, equals by popularity. */
function sorted(index: ProductIndex, { worth }: Tally, found: readonly number[]): Uint32Array {
  const { popularity, availability } = index.columns;
  const gone = index.codes.availability.codeOf('unavailable');
  const score = (number: number) =>
    (worth[number] ?? 0) *
    (1 + popularityShare * (popularity[number] ?? 0)) *
    (gone > 0 && availability[number] === gone ? unavailableFactor : 1);
  const scores = new Map(found.map((number) => [number, score(number)]));
  const order = found.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b);
  return Uint32Array.from(order);
}

/**
 * Numbers of the products that keep every slot, the best first. Where there is none, those that keep
 * the most, so that a word too many is no dead end.
 */
export function rank(index: ProductIndex, postings: Postings, slots: readonly Slot[]): Uint32Array {
  if (slots.length === 0) return new Uint32Array();
  const strict = tally(index.size, postings, slots, false);
  const needed = slots.filter(({ isWish }) => !isWish).length;
  const found = keeping(strict, needed);
  if (found.length > 0) return sorted(index, strict, found);
  const loose = tally(index.size, postings, slots, true);
  const most = loose.kept.reduce((one, other) => Math.max(one, other), 0);
  return most === 0 ? new Uint32Array() : sorted(index, loose, keeping(loose, most));
}
