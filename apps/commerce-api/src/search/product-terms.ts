import type { LanguageIndex } from '../catalogue/product-index/language-index.js';
import type { ProductIndex } from '../catalogue/product-index/product-index.js';
import { fold, wordsOf } from '../kernel/text/fold.js';
import { languageOf } from '../kernel/text/language.js';
import type { FieldWeights, Terms } from './field-terms.js';
import { termsOf, termsOfName } from './field-terms.js';
import { weights } from './ranking/weights.js';
import type { Lexicon } from './words/lexicon.js';
import { extractSizes, sizeTerm } from './words/sizes.js';

const inCategory = { whole: weights.category, head: weights.categoryPart, part: weights.above };
const inCategoryOfMany = { ...inCategory, whole: weights.categoryOfMany };
const inCategoryAlone = { ...inCategory, whole: weights.categoryAlone };
const inKeywords = { whole: weights.keyword, head: weights.keywordPart, part: weights.keywordPart };
const inParentCategory = { whole: weights.above, head: weights.above, part: weights.above };
const inBrand = { whole: weights.brand, head: weights.namePart, part: weights.namePart };

/** All in `Bier` is beer and in `Whole spices` a spice; in `Cheese & eggs` it is one or the other. */
function worthOfCategory(lexicon: Lexicon, name: string): FieldWeights {
  const words = wordsOf(name);
  const isList = /[&,/+]/.test(name) || words.some((word) => lexicon.words.get(word)?.stem === '');
  if (isList) return inCategoryOfMany;
  return words.length === 1 ? inCategoryAlone : inCategory;
}

/** Terms of the categories by code, from their own name and from those above. */
function termsOfCategories(lexicon: Lexicon, index: ProductIndex, language: LanguageIndex) {
  const nameOf = new Map(
    index.codes.category.texts.map((slug, code) => [slug, language.labels.category?.[code] ?? '']),
  );
  return index.paths.map((path) => {
    const [own = '', ...others] = path.map((slug) => nameOf.get(slug) ?? slug).toReversed();
    return [
      ...termsOf(lexicon, wordsOf(own), worthOfCategory(lexicon, own)),
      ...termsOf(lexicon, wordsOf(others.join(' ')), inParentCategory),
    ];
  });
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

/** Takes a term of a product with its weight; a term that comes again adds to it. */
type AddTerm = (term: string, number: number, weight: number) => void;

function addAll(add: AddTerm, terms: Terms, number: number): void {
  for (const [term, weight] of terms) add(term, number, weight);
}

/** Gives the terms of one product after the other, by their numbers in the index. */
export function createTermReader(
  lexicon: Lexicon,
  index: ProductIndex,
  language: LanguageIndex,
): (number: number, add: AddTerm) => void {
  const ofCategory = termsOfCategories(lexicon, index, language);
  const ofBrand = language.brandNames.map((name) => termsOf(lexicon, wordsOf(name), inBrand));
  const isHeadLast = languageOf(language.locale) === 'en';
  return (number, add) => {
    const text = language.texts[number];
    if (!text) return;
    const [, keywords = ''] = text.words.split('|');
    const words = keywords === '' ? [] : keywords.split(' ');
    addAll(add, termsOfName(lexicon, text.name, isHeadLast), number);
    addAll(add, termsOf(lexicon, words, inKeywords), number);
    addAll(add, ofCategory[index.columns.category[number] ?? 0] ?? [], number);
    addAll(add, ofBrand[index.columns.brand[number] ?? 0] ?? [], number);
    for (const sign of sizeTermsOf(index, number, text.packSize)) add(sign, number, weights.size);
  };
}
