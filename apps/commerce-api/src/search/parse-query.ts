import { measuresOf } from '@larder/countries';
import type { Scope } from '../kernel/scope.js';
import { fold, wordsOf } from '../kernel/text/fold.js';
import type { QueryWords } from './search-index.js';
import { extractSizes } from './words/sizes.js';
import { stemOf } from './words/stems.js';
import { factors } from './ranking/weights.js';
import type { Alternative, TypedWord } from './words/word-alternatives.js';
import { alternativesOf, synonymsOf } from './words/word-alternatives.js';

/** A part of a query; none of its alternatives may hold anything. */
export interface QueryPart {
  readonly alternatives: readonly Alternative[];
  /** Only puts what keeps it before the others. */
  readonly isOptional?: true;
}

export interface ParsedQuery {
  readonly slots: readonly QueryPart[];
  /** The folded words that are really searched, where a mistyped one was put right. */
  readonly corrected?: readonly string[];
}

export const maxWords = 8;
/** No word of any shop is longer; what is typed beyond that is not compared with all of them. */
export const maxWordLength = 40;

interface Phrase {
  readonly count: number;
  readonly slot: QueryPart;
}

/** Several words from `at` on that have synonyms together. */
function phraseAt(search: QueryWords, words: readonly TypedWord[], at: number): Phrase | undefined {
  const longest = Math.min(search.synonyms.longest, words.length - at);
  for (let count = longest; count > 1; count -= 1) {
    const stems = words.slice(at, at + count).map(({ stem }) => stem);
    const others = synonymsOf(search, stems);
    if (others.length > 0)
      return { count, slot: { alternatives: [{ terms: stems, factor: 1 }, ...others] } };
  }
  return undefined;
}

/** Two words that the shop writes as one: `apfel saft`. */
function joinedAt(
  { lexicon }: QueryWords,
  words: readonly TypedWord[],
  at: number,
): Phrase | undefined {
  const pair = words.slice(at, at + 2);
  const joined = lexicon.words.get(pair.map(({ word }) => word).join(''));
  if (pair.length < 2 || !joined || joined.stem === '') return undefined;
  const terms = pair.map(({ stem }) => stem);
  const alternatives = [
    { terms: [joined.stem], factor: factors.joined },
    { terms, factor: factors.takenApart },
  ];
  return { count: 2, slot: { alternatives } };
}

/** Sizes that products of the shop have: those packs first, the others behind them. */
function sizeParts(
  { postings }: QueryWords,
  signs: readonly string[],
  isAll: boolean,
): QueryPart[] {
  const known = signs.filter((sign) => postings.has(sign));
  if (known.length === 0) return [];
  // Of several packs in one, the multipack is the more exact match.
  const alternatives = known.map((sign, place) => ({
    terms: [sign],
    factor: place === known.length - 1 ? 1 : factors.continued,
  }));
  return [isAll ? { alternatives } : { alternatives, isOptional: true }];
}

/** What a typed text asks for. */
export async function parseQuery(
  scope: Scope,
  search: QueryWords,
  text: string,
): Promise<ParsedQuery> {
  const { signs, rest } = extractSizes(fold(text), measuresOf(scope.country ?? ''));
  const all = wordsOf(rest).map((word) => word.slice(0, maxWordLength));
  const given = [...new Set(all)].slice(0, maxWords);
  const stems = await Promise.all(given.map((word) => stemOf(scope, search, word)));
  const words = given
    .map((word, place) => ({ word, stem: stems[place] ?? '' }))
    .filter(({ stem }) => stem !== '');
  const slots: QueryPart[] = [];
  const read: string[] = [];
  let isCorrected = false;
  for (let at = 0; at < words.length; at += 1) {
    const typed = words[at] as TypedWord;
    const phrase = phraseAt(search, words, at) ?? joinedAt(search, words, at);
    if (phrase) {
      slots.push(phrase.slot);
      read.push(...words.slice(at, at + phrase.count).map(({ word }) => word));
      at += phrase.count - 1;
      continue;
    }
    const { alternatives, corrected } = alternativesOf(search, typed, at === words.length - 1);
    slots.push({ alternatives });
    read.push(corrected ?? typed.word);
    isCorrected ||= corrected !== undefined;
  }
  slots.push(...sizeParts(search, signs, words.length === 0));
  return { slots, ...(isCorrected && { corrected: read }) };
}
