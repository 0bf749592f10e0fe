import type { LanguageIndex } from '../product-index/language-index.js';
import type { ProductIndex } from '../product-index/product-index.js';
import type { Place } from '../product-index/read-products.js';
import { fold, wordsOf } from '../text/fold.js';
import type { Lexicon } from './lexicon.js';
import { readLexicon } from './lexicon.js';
import type { Postings, PostingsBuilder } from './postings.js';
import { createPostings } from './postings.js';
import { sizeSign, takeSizes } from './sizes.js';
import type { Synonyms } from './synonyms.js';
import { readSynonyms } from './synonyms.js';
import type { Guess } from './unknown-words.js';
import { weights } from './weights.js';

/** By which words the products of a shop are found in one language. */
export interface SearchIndex {
  readonly locale: string;
  readonly lexicon: Lexicon;
  readonly postings: Postings;
  readonly synonyms: Synonyms;
  /** What the database said of words that the shop does not have; see `unknown-words.ts`. */
  readonly guesses: Map<string, Promise<Guess>>;
}

interface Worth {
  readonly whole: number;
  readonly head: number;
  readonly part: number;
}

type Terms = readonly (readonly [term: string, weight: number])[];

/** The terms of a field, each with the best that any of its words is worth. */
function termsOf(lexicon: Lexicon, words: readonly string[], worth: Worth): Terms {
  const best = new Map<string, number>();
  const note = (term: string, weight: number) => {
    if (term !== '' && weight > (best.get(term) ?? 0)) best.set(term, weight);
  };
  for (const word of words) {
    const known = lexicon.words.get(word);
    note(known?.stem ?? word, worth.whole);
    const parts = known?.parts ?? [];
    for (const [place, part] of parts.entries())
      note(part, place === parts.length - 1 ? worth.head : worth.part);
  }
  return [...best];
}

const inCategory = { whole: weights.category, head: weights.categoryPart, part: weights.above };
const inKeywords = { whole: weights.keyword, head: weights.keywordPart, part: weights.keywordPart };
const above = { whole: weights.above, head: weights.above, part: weights.above };
const inBrand = { whole: weights.brand, head: weights.namePart, part: weights.namePart };

/** Terms of the categories by code, from their own name and from those above. */
function termsOfCategories(lexicon: Lexicon, index: ProductIndex, language: LanguageIndex) {
  const nameOf = new Map(
    index.codes.category.texts.map((slug, code) => [slug, language.labels.category?.[code] ?? '']),
  );
  return index.paths.map((path) => {
    const [own = '', ...others] = path.map((slug) => nameOf.get(slug) ?? slug).toReversed();
    const own_ = termsOf(lexicon, wordsOf(own), inCategory);
    return [...own_, ...termsOf(lexicon, wordsOf(others.join(' ')), above)];
  });
}

function addAll(postings: PostingsBuilder, terms: Terms, number: number): void {
  for (const [term, weight] of terms) postings.add(term, number, weight);
}

function signsOf({ columns, units }: ProductIndex, number: number, packSize: string): Set<string> {
  const amount = columns.amount[number] ?? 0;
  const unit = units.texts[columns.unit[number] ?? 0] ?? '';
  const whole = amount > 0 && unit !== '' ? [sizeSign(unit, amount)] : [];
  return new Set([...whole, ...takeSizes(fold(packSize)).signs]);
}

const pause = () => new Promise((resolve) => setImmediate(resolve));
const productsAtOnce = 2000;

/** Makes the index; lets others have their turn in between. */
export async function createSearchIndex(
  place: Place,
  index: ProductIndex,
  language: LanguageIndex,
): Promise<SearchIndex> {
  const { locale } = language;
  const lexicon = await readLexicon(place, locale);
  const synonyms = await readSynonyms(place, locale, lexicon);
  const ofCategory = termsOfCategories(lexicon, index, language);
  const ofBrand = language.brandNames.map((name) => termsOf(lexicon, wordsOf(name), inBrand));
  const postings = createPostings();
  for (let number = 0; number < index.size; number += 1) {
    if (number % productsAtOnce === productsAtOnce - 1) await pause();
    const text = language.texts[number];
    if (!text) continue;
    const [named = '', keywords = ''] = text.words.split('|');
    const name = named.split(' ');
    const worth = {
      whole: weights.name + Math.round(weights.nameShare / name.length),
      head: weights.nameHead,
      part: weights.namePart,
    };
    addAll(postings, termsOf(lexicon, name, worth), number);
    addAll(postings, termsOf(lexicon, keywords === '' ? [] : keywords.split(' '), inKeywords), number); // prettier-ignore
    addAll(postings, ofCategory[index.columns.category[number] ?? 0] ?? [], number);
    addAll(postings, ofBrand[index.columns.brand[number] ?? 0] ?? [], number);
    for (const sign of signsOf(index, number, text.packSize)) postings.add(sign, number, weights.size); // prettier-ignore
  }
  return { locale, lexicon, postings: postings.build(), synonyms, guesses: new Map() };
}
