import type { QueryWords } from '../search-index.js';
import { factors } from '../ranking/weights.js';

/** One way to satisfy a part of a query: a product in which all terms stand. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly factor: number;
}

export interface WordAlternatives {
  readonly alternatives: readonly Alternative[];
  /** The word that is searched instead of a mistyped one. */
  readonly corrected?: string;
}

/** A typed word with its stem in the language. */
export interface TypedWord {
  readonly word: string;
  readonly stem: string;
}

const maxPrefixMatches = 40;
const minPrefixLength = 4;
const minInfixLength = 3;
/** Where words are not put together, fewer letters inside of one are an accident: `oil` in `toilet`. */
const minForeignInfix = 4;
const minPartLength = 4;

const singleTerm = (term: string, factor: number): Alternative => ({ terms: [term], factor });

export function synonymsOf({ synonyms }: QueryWords, stems: readonly string[]): Alternative[] {
  return synonyms.of(stems).map((terms) => ({ terms, factor: factors.synonym }));
}

function prefixAlternatives({ lexicon }: QueryWords, word: string, factor: number): Alternative[] {
  return lexicon
    .begunBy(word, maxPrefixMatches)
    .flatMap(({ word: found, stem }) =>
      stem === '' || found === word ? [] : [singleTerm(stem, factor)],
    );
}

const partAlternatives = (parts: readonly string[]): Alternative[] =>
  parts.length > 1 ? [{ terms: parts, factor: factors.takenApart }] : [];

/**
 * A compound that no product has, such as `vollmilchschokolade`: what has all of its parts, then what
 * has its head with one of them, then its head alone, since a milk chocolate is a chocolate.
 */
function byParts({ lexicon }: QueryWords, word: string): Alternative[] {
  const parts = lexicon.compoundOf(word);
  const head = parts.at(-1);
  if (head === undefined) return partAlternatives(lexicon.takeApart(word));
  const others = parts.slice(0, -1).flatMap((part) => [part, ...lexicon.partsOf(part)]);
  return [
    ...partAlternatives(parts),
    ...lexicon.holding(word, maxPrefixMatches).map(({ stem }) => singleTerm(stem, factors.inside)),
    ...others.map((part) => ({ terms: [part, head], factor: factors.headWithPart })),
    singleTerm(head, factors.headOfCompound),
  ];
}

/** Umlauts spelt out, `soehne` for `söhne`, as a word of the shop. */
function spelledOut({ lexicon }: QueryWords, word: string): Alternative[] {
  const stem = lexicon.words.get(word.replace(/([aou])e/g, '$1'))?.stem ?? '';
  return stem === '' ? [] : [singleTerm(stem, 1)];
}

/** A word that products have in some form: itself, its parts, and while typing what it may become. */
function knownAlternatives(
  search: QueryWords,
  { word, stem }: TypedWord,
  isLast: boolean,
): Alternative[] {
  if (!search.lexicon.hasStem(stem)) return [];
  const parts = search.lexicon.words.get(word)?.parts ?? search.lexicon.takeApart(word);
  const more = isLast && word.length > 2 ? prefixAlternatives(search, word, factors.continued) : [];
  return [singleTerm(stem, 1), ...partAlternatives(parts), ...more];
}

/** A compound of which only the end is known: what has that, and what begins like it before the rest. */
function byHead({ lexicon }: QueryWords, word: string): Alternative[] {
  const found = lexicon.headOf(word);
  if (!found) return [];
  const { head, modifier } = found;
  const alike =
    modifier.length < minPrefixLength ? [] : lexicon.begunBy(modifier, maxPrefixMatches);
  const both = alike.map(({ stem }) => ({ terms: [head, stem], factor: factors.takenApart }));
  return [...both, singleTerm(head, factors.headAlone)];
}

const stemFor = ({ lexicon, synonyms }: QueryWords, word: string) =>
  lexicon.words.get(word)?.stem ?? synonyms.stems.get(word) ?? lexicon.forms.get(word) ?? word;

/** The likeliest words that a mistyped one could be. */
function spellingAlternatives(search: QueryWords, word: string): WordAlternatives | undefined {
  const meant = search.spelling.meant(word);
  const [first] = meant;
  if (first === undefined) return undefined;
  const alternatives = meant.flatMap((other, place) => {
    const stem = stemFor(search, other);
    const longer = prefixAlternatives(search, other, factors.continued);
    return [
      singleTerm(stem, factors.corrected ** (place + 1)),
      ...longer,
      ...synonymsOf(search, [stem]),
    ];
  });
  return { alternatives, corrected: first };
}

/** A compound with a mistake behind a beginning that is known: `erdbeerjoguhrt`. */
function headSpellingAlternatives(search: QueryWords, word: string): WordAlternatives | undefined {
  const { lexicon } = search;
  if (!lexicon.hasCompounds) return undefined;
  for (let at = word.length - minPartLength; at >= minPartLength; at -= 1) {
    const begin = lexicon.forms.get(word.slice(0, at));
    const [end] = begin === undefined ? [] : search.spelling.meant(word.slice(at));
    if (begin === undefined || end === undefined) continue;
    const terms = [begin, stemFor(search, end)];
    const head = singleTerm(terms.at(-1) ?? '', factors.headAlone);
    const alternatives = [{ terms, factor: factors.corrected }, head];
    return { alternatives, corrected: word.slice(0, at) + end };
  }
  return undefined;
}

/** What a single word of a query can stand for; nothing where nobody knows. */
export function alternativesOf(
  search: QueryWords,
  typed: TypedWord,
  isLast: boolean,
): WordAlternatives {
  const { word, stem } = typed;
  const same = synonymsOf(search, [stem]);
  const split = search.joined.get(word);
  const itself = [
    ...(split ? [{ terms: split, factor: factors.joined }] : []),
    ...knownAlternatives(search, typed, isLast),
    ...spelledOut(search, word),
    ...same,
  ];
  if (itself.length > 0) return { alternatives: itself };
  const near = [
    ...(isLast || word.length >= minPrefixLength
      ? prefixAlternatives(search, word, factors.begun)
      : []),
    ...byParts(search, word),
  ];
  if (near.length > 0) return { alternatives: near };
  const least = search.lexicon.hasCompounds ? minInfixLength : minForeignInfix;
  const around = word.length < least ? [] : search.lexicon.holding(word, maxPrefixMatches);
  if (around.length > 0)
    return { alternatives: around.map((found) => singleTerm(found.stem, factors.inside)) };
  const corrected = search.lexicon.isIngredient(stem)
    ? undefined
    : (spellingAlternatives(search, word) ?? headSpellingAlternatives(search, word));
  return corrected ?? { alternatives: byHead(search, word) };
}
