import type { CodedColumn, LanguageColumns, ProductIndex } from './product-index.js';
import type { IndexedText, Label, TenantScope } from './read-products.js';
import { readLabels, readTexts } from './read-products.js';

/** What the texts of one language add to the index, and the texts, from which search makes its own. */
export interface LanguageIndex extends LanguageColumns {
  readonly locale: string;
  /** By number of the product; absent where one has no text in this language. */
  readonly texts: readonly (IndexedText | undefined)[];
  readonly brandNames: readonly string[];
}

export async function buildLanguage(
  place: TenantScope,
  index: ProductIndex,
  locale: string,
): Promise<LanguageIndex> {
  // As in build-index.ts, one after the other.
  const found = await readTexts(place, locale);
  const labels = await readLabels(place, locale);
  return languageIndexOf(index, locale, found, labels);
}

export function languageIndexOf(
  index: ProductIndex,
  locale: string,
  found: readonly IndexedText[],
  labels: readonly Label[],
): LanguageIndex {
  const texts = new Array<IndexedText | undefined>(index.size);
  const nameRank = new Int32Array(index.size).fill(0x7fffffff);
  for (const text of found) {
    const number = index.numbers.get(text.sku);
    if (number === undefined) continue;
    texts[number] = text;
    nameRank[number] = text.nameRank;
  }
  const known = new Map(labels.map(({ kind, value, label }) => [`${kind} ${value}`, label]));
  const labelled = (kind: CodedColumn) =>
    index.codes[kind].texts.map((value) => known.get(`${kind} ${value}`) ?? value);
  const brandNames = labelled('brand');
  return {
    locale,
    texts,
    nameRank,
    labels: { category: labelled('category'), brand: brandNames, origin: labelled('origin') },
    brandNames,
  };
}
