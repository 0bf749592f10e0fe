import type { ProductIndex } from '../../catalogue/product-index/product-index.js';
import type { Posting, Postings } from '../postings.js';
import type { RankingBuffers } from '../scratch.js';
import type { QueryPart } from '../parse-query.js';
import { besidePoint, popularityFactor, unavailableFactor } from './weights.js';
import type { Alternative } from '../words/word-alternatives.js';

/** Place of a number in an ascending list, or -1. */
function indexIn(numbers: Uint32Array, number: number): number {
  let low = 0;
  let high = numbers.length - 1;
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
      const at = indexIn(numbers, number);
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

/**
 * Goes through the slots one by one; what a product has of a slot is its best alternative. Gives the
 * products that have anything.
 */
function scoreSlots(
  scratch: RankingBuffers,
  postings: Postings,
  slots: readonly QueryPart[],
  isRare: boolean,
) {
  const { kept, worth, best, population } = scratch;
  const reached: number[] = [];
  for (const { alternatives, isOptional } of slots) {
    const touched: number[] = [];
    const visit: Visit = (number, weight) => {
      const before = best[number] ?? 0;
      if (before === 0) touched.push(number);
      if (weight > before) best[number] = weight;
    };
    for (const alternative of alternatives) visitAlternative(postings, alternative, visit);
    // If no product matches everything, a rare word is more significant than a common one.
    const importance = isRare ? Math.log1p(population / (1 + touched.length)) : 1;
    for (const number of touched) {
      if (worth[number] === 0) reached.push(number);
      if (!isOptional) kept[number] = (kept[number] ?? 0) + 1;
      worth[number] = (worth[number] ?? 0) + (best[number] ?? 0) * importance;
      best[number] = 0;
    }
  }
  return reached;
}

function clear({ kept, worth }: RankingBuffers, reached: readonly number[]): void {
  for (const number of reached) {
    kept[number] = 0;
    worth[number] = 0;
  }
}

/** More than any shop has products; numbers below it fit beside a score. */
const numberBase = 2 ** 22;
const scoreScale = 64;

/** The best first, equals by popularity: score and number are sorted as one. */
function sorted(
  { columns, codes }: ProductIndex,
  { worth }: RankingBuffers,
  found: readonly number[],
): Uint32Array {
  const { popularity, availability } = columns;
  const away = [
    codes.availability.codeOf('unavailable'),
    codes.availability.codeOf('temporarilyUnavailable'),
  ].filter((code) => code > 0);
  const keys = Float64Array.from(found, (number) => {
    const factor = away.includes(availability[number] ?? 0) ? unavailableFactor : 1;
    const liked = popularityFactor(popularity[number] ?? 0);
    return (
      Math.round((worth[number] ?? 0) * liked * factor * scoreScale) * numberBase +
      (numberBase - 1 - number)
    );
  }).sort();
  return Uint32Array.from(
    keys,
    (_, place) => numberBase - 1 - ((keys[keys.length - 1 - place] ?? 0) % numberBase),
  );
}

/** Without those that only stand beside what was asked for: the eggs of `Cheese & eggs` for `cheese`. */
function relevant({ worth }: RankingBuffers, found: readonly number[], words: number) {
  const isNamed = found.some((number) => (worth[number] ?? 0) >= besidePoint.best * words);
  if (!isNamed) return found;
  return found.filter((number) => (worth[number] ?? 0) >= besidePoint.least * words);
}

/** What products are ranked with. */
export interface Ranking {
  readonly postings: Postings;
  readonly scratch: RankingBuffers;
}

/**
 * Numbers of the products that keep every slot and are about it, the best first. Where there is none,
 * those that keep the most, so that a word too many is no dead end.
 */
export function rank(
  index: ProductIndex,
  { postings, scratch }: Ranking,
  slots: readonly QueryPart[],
): Uint32Array {
  const needed = slots.filter(({ isOptional }) => !isOptional).length;
  if (needed === 0) return new Uint32Array();
  const { kept } = scratch;
  const reached = scoreSlots(scratch, postings, slots, false);
  const matching = reached.filter((number) => kept[number] === needed);
  const result = sorted(index, scratch, relevant(scratch, matching, needed));
  clear(scratch, reached);
  if (matching.length > 0) return result;
  const some = scoreSlots(scratch, postings, slots, true);
  const most = some.reduce((one, number) => Math.max(one, kept[number] ?? 0), 0);
  const loose = sorted(index, scratch, most === 0 ? [] : some.filter((number) => kept[number] === most)); // prettier-ignore
  clear(scratch, some);
  return loose;
}
