import type { LanguageIndex } from '../catalogue/product-index/language-index.js';
import type { ProductIndex } from '../catalogue/product-index/product-index.js';
import type { TenantScope } from '../catalogue/product-index/read-products.js';
import { fold, wordsOf } from '../kernel/text/fold.js';
import { languageOf } from '../kernel/text/language.js';
import type { Terms } from './field-terms.js';
import { termsOf, termsOfName } from './field-terms.js';
import { joinedWords } from './words/joined-words.js';
import type { Lexicon } from './words/lexicon.js';
import { readLexicon } from './words/lexicon.js';
import type { Postings, PostingsBuilder } from './postings.js';
import { createPostings } from './postings.js';
import type { RankingBuffers } from './scratch.js';
import { createRankingBuffers } from './scratch.js';
import { sizeTerm, extractSizes } from './words/sizes.js';
import type { Spelling } from './words/spelling.js';
import { createSpelling } from './words/spelling.js';
import type { Synonyms } from './words/synonyms.js';
import { readSynonyms } from './words/synonyms.js';
import { weights } from './ranking/weights.js';

/** By which words the products of a shop are found in one language. */
export interface SearchIndex {
  readonly locale: string;
  readonly lexicon: Lexicon;
  readonly postings: Postings;
  readonly synonyms: Synonyms;
  readonly spelling: Spelling;
  readonly scratch: RankingBuffers;
  /** Stems of what hyphens or a brand join, by how it is typed as one word: `cocacola`. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  /** Stems of words that the shop does not have, as far as they were asked for. */
  readonly asked: Map<string, string>;
}

const inCategory = { whole: weights.category, head: weights.categoryPart, part: weights.above };
const inCategoryAlone = { ...inCategory, whole: weights.categoryAlone };
const inKeywords = { whole: weights.keyword, head: weights.keywordPart, part: weights.keywordPart };
const inParentCategory = { whole: weights.above, head: weights.above, part: weights.above };
const inBrand = { whole: weights.brand, head: weights.namePart, part: weights.namePart };

/** Terms of the categories by code, from their own name and from those above. */
function termsOfCategories(lexicon: Lexicon, index: ProductIndex, language: LanguageIndex) {
  const nameOf = new Map(
    index.codes.category.texts.map((slug, code) => [slug, language.labels.category?.[code] ?? '']),
  );
  return index.paths.map((path) => {
    const [own = '', ...others] = path.map((slug) => nameOf.get(slug) ?? slug).toReversed();
    const words = wordsOf(own);
    const own_ = termsOf(lexicon, words, words.length === 1 ? inCategoryAlone : inCategory);
    return [...own_, ...termsOf(lexicon, wordsOf(others.join(' ')), inParentCategory)];
  });
}

function addAll(postings: PostingsBuilder, terms: Terms, number: number): void {
  for (const [term, weight] of terms) postings.add(term, number, weight);
}

function sizeTermsOf(
  { columns, units }: ProductIndex,
  number: number,
  packSize: string,
): Set<string> {
  const amount = columns.amount[number] ?? 0;
  const unit = units.texts[columns.unit[number] ?? 0] ?? '';
  const whole = amount > 0 && unit !== '' ? [sizeTerm(unit, amount)] : [];
  return new Set([...whole, ...extractSizes(fold(packSize)).signs]);
}

const pause = () => new Promise((resolve) => setImmediate(resolve));
const batchSize = 2000;

/** Makes the index; lets others have their turn in between. */
export async function createSearchIndex(
  place: TenantScope,
  index: ProductIndex,
  language: LanguageIndex,
): Promise<SearchIndex> {
  const { locale } = language;
  const lexicon = await readLexicon(place, locale);
  const synonyms = await readSynonyms(place, locale);
  const ofCategory = termsOfCategories(lexicon, index, language);
  const ofBrand = language.brandNames.map((name) => termsOf(lexicon, wordsOf(name), inBrand));
  const isHeadLast = languageOf(locale) === 'en';
  const postings = createPostings();
  for (let number = 0; number < index.size; number += 1) {
    if (number % batchSize === batchSize - 1) await pause();
    const text = language.texts[number];
    if (!text) continue;
    const [, keywords = ''] = text.words.split('|');
    addAll(postings, termsOfName(lexicon, text.name, isHeadLast), number);
    addAll(postings, termsOf(lexicon, keywords === '' ? [] : keywords.split(' '), inKeywords), number); // prettier-ignore
    addAll(postings, ofCategory[index.columns.category[number] ?? 0] ?? [], number);
    addAll(postings, ofBrand[index.columns.brand[number] ?? 0] ?? [], number);
    for (const sign of sizeTermsOf(index, number, text.packSize)) postings.add(sign, number, weights.size); // prettier-ignore
  }
  const typed = new Set([...synonyms.stems.keys(), ...lexicon.forms.keys()]);
  const others = [...typed].filter((word) => !lexicon.words.has(word));
  const spelling = createSpelling([
    ...lexicon.words.values(),
    ...others.map((word) => ({ word, uses: 0 })),
  ]);
  return {
    locale,
    lexicon,
    postings: postings.build(),
    synonyms,
    spelling,
    joined: joinedWords(lexicon, language),
    scratch: createRankingBuffers(index.size),
    asked: new Map(),
  };
}
