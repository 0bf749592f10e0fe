import type { SearchIndex } from './search-index.js';
import { factors } from './weights.js';

/** One way to satisfy a part of a query: a product in which all terms stand. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

export interface WordMeaning {
  readonly alternatives: readonly Alternative[];
  /** The word that is searched instead of a mistyped one. */
  readonly corrected?: string;
}

/** A typed word with its stem in the language. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
}

const mostBegun = 40;
const shortestBegun = 4;
const shortestInside = 3;
const shortestPart = 4;

const one = (term: string, factor: number): Alternative => ({ terms: [term], factor });

export function synonymsOf({ synonyms }: SearchIndex, stems: readonly string[]): Alternative[] {
  return synonyms.of(stems).map((terms) => ({ terms, factor: factors.synonym }));
}

function begun({ lexicon }: SearchIndex, word: string, factor: number): Alternative[] {
  return lexicon
    .begunBy(word, mostBegun)
    .flatMap(({ word: found, stem }) => (stem === '' || found === word ? [] : [one(stem, factor)]));
}

const apart = (parts: readonly string[]): Alternative[] =>
  parts.length > 1 ? [{ terms: parts, factor: factors.takenApart }] : [];

/**
 * A compound that no product has, such as `vollmilchschokolade`: what has all of its parts, then what
 * has its head with one of them, then its head alone, since a milk chocolate is a chocolate.
 */
function byParts({ lexicon }: SearchIndex, word: string): Alternative[] {
  const parts = lexicon.compoundOf(word);
  const head = parts.at(-1);
  if (head === undefined) return apart(lexicon.takeApart(word));
  const others = parts.slice(0, -1).flatMap((part) => [part, ...lexicon.partsOf(part)]);
  return [
    ...apart(parts),
    ...lexicon.holding(word, mostBegun).map(({ stem }) => one(stem, factors.inside)),
    ...others.map((part) => ({ terms: [part, head], factor: factors.headWithPart })),
    one(head, factors.headOfCompound),
  ];
}

/** Umlauts spelt out, `soehne` for `söhne`, as a word of the shop. */
function spelledOut({ lexicon }: SearchIndex, word: string): Alternative[] {
  const stem = lexicon.words.get(word.replace(/([aou])e/g, '$1'))?.stem ?? '';
  return stem === '' ? [] : [one(stem, 1)];
}

/** A word that products have in some form: itself, its parts, and while typing what it may become. */
function known(search: SearchIndex, { word, stem }: TypedWord, isLast: boolean): Alternative[] {
  if (!search.lexicon.hasStem(stem)) return [];
  const parts = search.lexicon.words.get(word)?.parts ?? search.lexicon.takeApart(word);
  const more = isLast && word.length > 2 ? begun(search, word, factors.continued) : [];
  return [one(stem, 1), ...apart(parts), ...more];
}

/** A compound of which only the end is known: what has that, and what begins like it before the rest. */
function byHead({ lexicon }: SearchIndex, word: string): Alternative[] {
  const found = lexicon.headOf(word);
  if (!found) return [];
  const { head, modifier } = found;
  const alike = modifier.length < shortestBegun ? [] : lexicon.begunBy(modifier, mostBegun);
  const both = alike.map(({ stem }) => ({ terms: [head, stem], factor: factors.takenApart }));
  return [...both, one(head, factors.headAlone)];
}

const stemFor = ({ lexicon, synonyms }: SearchIndex, word: string) =>
  lexicon.words.get(word)?.stem ?? synonyms.stems.get(word) ?? lexicon.forms.get(word) ?? word;

/** The likeliest words that a mistyped one could be. */
function corrected(search: SearchIndex, word: string): WordMeaning | undefined {
  const meant = search.spelling.meant(word);
  const [first] = meant;
  if (first === undefined) return undefined;
  const alternatives = meant.flatMap((other, place) => {
    const stem = stemFor(search, other);
    const longer = begun(search, other, factors.continued);
    return [one(stem, factors.corrected ** (place + 1)), ...longer, ...synonymsOf(search, [stem])];
  });
  return { alternatives, corrected: first };
}

/** A compound with a mistake behind a beginning that is known: `erdbeerjoguhrt`. */
function correctedEnd(search: SearchIndex, word: string): WordMeaning | undefined {
  const { lexicon } = search;
  if (!lexicon.hasCompounds) return undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const begin = lexicon.forms.get(word.slice(0, at));
    const [end] = begin === undefined ? [] : search.spelling.meant(word.slice(at));
    if (begin === undefined || end === undefined) continue;
    const terms = [begin, stemFor(search, end)];
    const alternatives = [
      { terms, factor: factors.corrected },
      one(terms.at(-1) ?? '', factors.headAlone),
    ];
    return { alternatives, corrected: word.slice(0, at) + end };
  }
  return undefined;
}

/** What a single word of a query can stand for; nothing where nobody knows. */
export function meaningOf(search: SearchIndex, typed: TypedWord, isLast: boolean): WordMeaning {
  const { word, stem } = typed;
  const same = synonymsOf(search, [stem]);
  const itself = [...known(search, typed, isLast), ...spelledOut(search, word), ...same];
  if (itself.length > 0) return { alternatives: itself };
  const near = [
    ...(isLast || word.length >= shortestBegun ? begun(search, word, factors.begun) : []),
    ...byParts(search, word),
  ];
  if (near.length > 0) return { alternatives: near };
  const around = word.length < shortestInside ? [] : search.lexicon.holding(word, mostBegun);
  if (around.length > 0)
    return { alternatives: around.map((found) => one(found.stem, factors.inside)) };
  return (
    corrected(search, word) ?? correctedEnd(search, word) ?? { alternatives: byHead(search, word) }
  );
}
