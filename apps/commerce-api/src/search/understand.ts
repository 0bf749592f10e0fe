import type { Scope } from '../kernel/context.js';
import { fold, wordsOf } from '../text/fold.js';
import type { SearchIndex } from './search-index.js';
import { takeSizes } from './sizes.js';
import { guessWord } from './unknown-words.js';
import { factors } from './weights.js';

/** One way to satisfy a part of a query: a product in which all terms stand. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

/** A part of a query; none of its alternatives may hold anything. */
export interface Slot {
  readonly alternatives: readonly Alternative[];
}

export interface Understood {
  readonly slots: readonly Slot[];
  /** The folded words that are really searched, where a mistyped one was put right. */
  readonly corrected?: readonly string[];
}

const mostWords = 8;
const mostBegun = 40;
const shortestBegun = 4;
const shortestInside = 3;

interface WordMeaning {
  readonly alternatives: readonly Alternative[];
  readonly isStop?: boolean;
  readonly corrected?: string;
}

const one = (term: string, factor: number): Alternative => ({ terms: [term], factor });

/** Umlauts spelt out, `soehne` for `söhne`, as a word of the shop. */
function spelledOut({ lexicon }: SearchIndex, word: string): Alternative[] {
  const variants = [word.replace(/([aou])e/g, '$1'), word.replace('sz', 'ss')];
  return variants.flatMap((variant) => {
    const stem = variant === word ? '' : (lexicon.words.get(variant)?.stem ?? '');
    return stem === '' ? [] : [one(stem, 1)];
  });
}

function begun({ lexicon }: SearchIndex, word: string, factor: number): Alternative[] {
  return lexicon
    .begunBy(word, mostBegun)
    .flatMap(({ word: found, stem }) => (stem === '' || found === word ? [] : [one(stem, factor)]));
}

const apart = (parts: readonly string[]): Alternative[] =>
  parts.length > 0 ? [{ terms: parts, factor: factors.takenApart }] : [];

/** A word that the shop has: itself, its parts, and while typing what it may become. */
function knownWord(search: SearchIndex, word: string, isLast: boolean): WordMeaning | undefined {
  const known = search.lexicon.words.get(word);
  if (!known) return undefined;
  if (known.stem === '') return { alternatives: [], isStop: true };
  const more = isLast && word.length > 2 ? begun(search, word, factors.continued) : [];
  return { alternatives: [one(known.stem, 1), ...apart(known.parts), ...more] };
}

/** A word that it does not have: another form of one, a part of one, a compound, or a mistake. */
async function unknownWord(
  scope: Scope,
  search: SearchIndex,
  word: string,
  isLast: boolean,
): Promise<WordMeaning> {
  const { lexicon } = search;
  const guess = await guessWord(scope, search, word);
  if (guess.stem === '') return { alternatives: [], isStop: true };
  const forms = [
    ...(lexicon.hasStem(guess.stem) ? [one(guess.stem, 1)] : []),
    ...spelledOut(search, word),
    ...(isLast || word.length >= shortestBegun ? begun(search, word, factors.begun) : []),
    ...apart(lexicon.takeApart(word)),
  ];
  if (forms.length > 0) return { alternatives: forms };
  const around = word.length < shortestInside ? [] : lexicon.holding(word, mostBegun);
  if (around.length > 0)
    return { alternatives: around.map(({ stem }) => one(stem, factors.inside)) };
  const [meant] = guess.meant;
  if (meant === undefined) return { alternatives: [] };
  const stems = guess.meant.map((other) => lexicon.words.get(other)?.stem ?? other);
  return {
    alternatives: stems.map((stem, place) => one(stem, factors.corrected ** (place + 1))),
    corrected: meant,
  };
}

/** The terms of a phrase that stands for others. */
function phraseOf({ lexicon }: SearchIndex, words: readonly string[], factor: number): Alternative {
  return { terms: words.map((word) => lexicon.words.get(word)?.stem ?? word), factor };
}

/** Several words from `at` on that stand for one thing: a phrase with synonyms, or a compound written apart. */
function phraseAt(search: SearchIndex, words: readonly string[], at: number) {
  const longest = Math.min(search.synonyms.longest, words.length - at);
  for (let count = longest; count > 1; count -= 1) {
    const phrase = words.slice(at, at + count);
    const others = search.synonyms.of(phrase);
    if (others.length > 0) {
      const alternatives = others.map((other) => phraseOf(search, other, factors.synonym));
      return { count, slot: { alternatives: [phraseOf(search, phrase, 1), ...alternatives] } };
    }
  }
  const pair = words.slice(at, at + 2);
  const joined = pair.length === 2 ? search.lexicon.words.get(pair.join('')) : undefined;
  if (!joined || joined.stem === '') return undefined;
  const both = pair.every((word) => search.lexicon.words.has(word));
  const apartly = both ? [phraseOf(search, pair, factors.joined)] : [];
  return { count: 2, slot: { alternatives: [one(joined.stem, factors.joined), ...apartly] } };
}

/** Sizes that products of the shop have; others are no condition that anything could keep. */
function sizeSlots({ postings }: SearchIndex, signs: readonly string[]): Slot[] {
  const known = signs.filter((sign) => postings.has(sign));
  return known.length === 0 ? [] : [{ alternatives: known.map((sign) => one(sign, 1)) }];
}

/** What a typed text asks for. */
export async function understand(
  scope: Scope,
  search: SearchIndex,
  text: string,
): Promise<Understood> {
  const { signs, rest } = takeSizes(fold(text));
  const words = [...new Set(wordsOf(rest))].slice(0, mostWords);
  const slots: Slot[] = [];
  const read: string[] = [];
  let isCorrected = false;
  for (let at = 0; at < words.length; at += 1) {
    const phrase = phraseAt(search, words, at);
    if (phrase) {
      slots.push(phrase.slot);
      read.push(...words.slice(at, at + phrase.count));
      at += phrase.count - 1;
      continue;
    }
    const word = words[at] ?? '';
    const isLast = at === words.length - 1;
    const meaning =
      knownWord(search, word, isLast) ?? (await unknownWord(scope, search, word, isLast));
    const meant = meaning.corrected ?? word;
    const others = search.synonyms.of([meant]);
    read.push(meant);
    isCorrected ||= meaning.corrected !== undefined;
    if (meaning.isStop) continue;
    const synonyms = others.map((other) => phraseOf(search, other, factors.synonym));
    slots.push({ alternatives: [...meaning.alternatives, ...synonyms] });
  }
  slots.push(...sizeSlots(search, signs));
  return { slots, ...(isCorrected && { corrected: read }) };
}
