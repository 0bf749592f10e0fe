import type { LanguageColumns, ProductIndex } from '../../catalogue/product-index/product-index.js';
import type { Scope } from '../../kernel/scope.js';
import type { QueryPart } from '../parse-query.js';
import type { Ranking } from '../ranking/rank.js';
import type { Lexicon } from '../words/lexicon.js';
import type { Spelling } from '../words/spelling.js';
import type { Synonyms } from '../words/synonyms.js';

/** What a text finds. */
export interface FoundProducts {
  /** The products that `numbers` are of, with what they are filtered, counted and sorted by. */
  readonly index: ProductIndex;
  readonly language: LanguageColumns;
  /** The best first. */
  readonly numbers: Uint32Array;
  readonly slots: readonly QueryPart[];
  readonly ranking: Ranking;
  /** The words that were searched, as the shop writes them, where one was mistyped. */
  readonly corrected?: readonly string[];
}

/** Words of a shop in one language, and what a mistyped one could be. */
export interface KnownWords {
  readonly lexicon: Pick<Lexicon, 'words' | 'isIngredient'>;
  readonly spelling: Spelling;
  readonly synonyms: Synonyms;
}

/** Finds products; `PRODUCT_SEARCH` chooses the implementation (decision 158). */
export interface ProductSearch {
  find(scope: Scope, text: string): Promise<FoundProducts>;
  /** What the shop knows about folded words. */
  wordsFor(scope: Scope, words: readonly string[]): Promise<KnownWords>;
}

/** Folded words as texts of the shop write them. */
export const asWritten = (
  { lexicon: { words } }: Pick<KnownWords, 'lexicon'>,
  folded: readonly string[],
): string[] => folded.map((word) => words.get(word)?.written || word);
