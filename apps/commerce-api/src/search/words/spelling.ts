import { editDistance, allowedMistakes } from './edit-distance.js';

interface Candidate {
  readonly word: string;
  readonly uses: number;
  /** One bit for each letter in it. */
  readonly letters: number;
}

/** Finds what a mistyped word could be. */
export interface Spelling {
  /** Words with the fewest mistakes between, the likeliest first; none where it is too far from all. */
  meant(word: string): readonly string[];
}

interface Found extends Candidate {
  readonly distance: number;
}

const maxCandidates = 3;
const minWordLength = 4;
/** The cache is cleared at this size, so that random input cannot fill the memory. */
const maxCacheEntries = 10_000;
const firstLetter = 97;

/** Letters beyond a to z share a bit. */
function letterBits(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charCodeAt(at) - firstLetter;
    bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return bits;
}

function count(bits: number): number {
  let rest = bits;
  let found = 0;
  for (; rest !== 0; rest &= rest - 1) found += 1;
  return found;
}

/**
 * Compares with all words of about the length. A mistake changes two letters of a word at most, so
 * that nearly all fall out by one operation; trigrams would miss swapped letters in short words
 * (`mlich` and `milch` have 2 of 10 in common).
 */
function nearest(byLength: ReadonlyMap<number, readonly Candidate[]>, word: string, most: number) {
  const letters = letterBits(word);
  const found: Found[] = [];
  for (let length = word.length - most; length <= word.length + most; length += 1)
    for (const one of byLength.get(length) ?? []) {
      if (count(one.letters ^ letters) > 2 * most) continue;
      const distance = editDistance(word, one.word, most);
      if (distance <= most) found.push({ ...one, distance });
    }
  return found;
}

/** Longer words that begin or end with a word that differs by one mistake. */
function nearestInside(all: readonly Candidate[], word: string): Found[] {
  const lengths = [word.length, word.length - 1, word.length + 1];
  const isNear = (piece: string) => editDistance(word, piece, 1) <= 1;
  return all
    .filter((one) => {
      if (one.word.length <= word.length) return false;
      if (one.word[0] === word[0] && lengths.some((length) => isNear(one.word.slice(0, length))))
        return true;
      return (
        one.word.at(-1) === word.at(-1) && lengths.some((length) => isNear(one.word.slice(-length)))
      );
    })
    .map((one) => ({ ...one, distance: 1 }));
}

type ByLength = ReadonlyMap<number, readonly Candidate[]>;

function grouped(all: readonly Candidate[]): ByLength {
  const byLength = new Map<number, Candidate[]>();
  for (const one of all) {
    const list = byLength.get(one.word.length);
    if (list) list.push(one);
    else byLength.set(one.word.length, [one]);
  }
  return byLength;
}

/** First the words themselves, then forms of them, then parts of longer ones. */
function createFinder(all: readonly Candidate[]): (word: string) => Found[] {
  const words = all.filter(({ uses }) => uses > 0);
  const byWord = grouped(words);
  const byForm = grouped(all);
  return (word) => {
    if (word.length < minWordLength) return [];
    for (const candidates of [byWord, byForm]) {
      const found = nearest(candidates, word, allowedMistakes(word));
      if (found.length > 0) return found;
    }
    return nearestInside(words, word);
  };
}

const bestCandidate = (found: readonly Found[], word: string) => {
  const least = found.reduce((one, { distance }) => Math.min(one, distance), Infinity);
  const begins = ({ word: other }: Found) => Number(other[0] === word[0]);
  return found
    .filter(({ distance }) => distance === least)
    .sort((a, b) => begins(b) - begins(a) || b.uses - a.uses || (a.word < b.word ? -1 : 1))
    .slice(0, maxCandidates)
    .map((one) => one.word);
};

/** Which words can be meant; words that are only forms of others, or synonyms, have no uses. */
export function createSpelling(
  words: Iterable<{ readonly word: string; readonly uses: number }>,
): Spelling {
  const find = createFinder(
    [...words].map(({ word, uses }) => ({ word, uses, letters: letterBits(word) })),
  );
  const known = new Map<string, readonly string[]>();
  return {
    meant(word) {
      const before = known.get(word);
      if (before) return before;
      const found = bestCandidate(find(word), word);
      if (known.size >= maxCacheEntries) known.clear();
      known.set(word, found);
      return found;
    },
  };
}
