import type { LanguageIndex } from '../catalogue/product-index/language-index.js';
import type { ProductIndex } from '../catalogue/product-index/product-index.js';
import type { TenantScope } from '../catalogue/product-index/read-products.js';
import { joinedWords } from './words/joined-words.js';
import type { Lexicon } from './words/lexicon.js';
import { readLexicon } from './words/lexicon.js';
import type { Postings } from './postings.js';
import { createPostings } from './postings.js';
import type { RankingBuffers } from './scratch.js';
import { createRankingBuffers } from './scratch.js';
import { createTermReader } from './product-terms.js';
import type { Spelling } from './words/spelling.js';
import { createSpelling } from './words/spelling.js';
import type { Synonyms } from './words/synonyms.js';
import { readSynonyms } from './words/synonyms.js';

/** What a query is parsed with: words of the shop in one language. */
export interface QueryWords {
  readonly locale: string;
  readonly lexicon: Lexicon;
  /** Terms that products have. */
  readonly postings: Pick<Postings, 'has'>;
  readonly synonyms: Synonyms;
  readonly spelling: Spelling;
  /** Stems of what hyphens or a brand join, by how it is typed as one word: `cocacola`. */
  readonly joined: ReadonlyMap<string, readonly string[]>;
  /** Stems of words that the shop does not have, as far as they were asked for. */
  readonly asked: Map<string, string>;
}

/** By which words the products of a shop are found in one language. */
export interface SearchIndex extends QueryWords {
  readonly postings: Postings;
  readonly scratch: RankingBuffers;
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
  const termsOf = createTermReader(lexicon, index, language);
  const postings = createPostings();
  for (let number = 0; number < index.size; number += 1) {
    if (number % batchSize === batchSize - 1) await pause();
    termsOf(number, postings.add);
  }
  return {
    locale,
    lexicon,
    postings: postings.build(),
    synonyms,
    spelling: spellingOf(lexicon, synonyms),
    joined: joinedWords(lexicon, language),
    scratch: createRankingBuffers(index.size),
    asked: new Map(),
  };
}

/** What a mistyped word can be: a word of the shop, a form of one, or a synonym. */
export function spellingOf(lexicon: Lexicon, synonyms: Synonyms): Spelling {
  const typed = new Set([...synonyms.stems.keys(), ...lexicon.forms.keys()]);
  const others = [...typed].filter((word) => !lexicon.words.has(word));
  return createSpelling([...lexicon.words.values(), ...others.map((word) => ({ word, uses: 0 }))]);
}
