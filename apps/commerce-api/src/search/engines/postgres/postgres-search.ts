import type { Scope } from '../../../kernel/scope.js';
import { rank } from '../../ranking/rank.js';
import type { QueryPart } from '../../parse-query.js';
import type { FoundProducts, ProductSearch } from '../product-search.js';
import { asWritten } from '../product-search.js';
import { findCandidates } from './candidates.js';
import { knownWords, parseText } from './parse-text.js';
import type { ShopFigures } from './read-shop.js';
import { openShop } from './read-shop.js';
import { queryOfAll, queryOfAny, termsOfParts } from './text-query.js';

/** The candidates of a query with the order that the rules of the index in memory give them. */
async function findAndRank(
  scope: Scope,
  figures: ShopFigures,
  slots: readonly QueryPart[],
): Promise<FoundProducts> {
  const any = queryOfAny(slots) ?? '';
  const terms = termsOfParts(slots);
  const find = async (query: string): Promise<FoundProducts> => {
    const { index, language, ranking } = await findCandidates(
      scope,
      { query, any, terms },
      figures,
    );
    return { index, language, ranking, slots, numbers: rank(index, ranking, slots) };
  };
  const whole = queryOfAll(slots);
  const found = whole === undefined ? undefined : await find(whole);
  // Where nothing has every part, what has the most of them.
  return found && (found.numbers.length > 0 || whole === any) ? found : find(any);
}

/** Searches the terms of products in PostgreSQL; keeps none of them in memory. */
export const postgresSearch: ProductSearch = {
  async find(scope, text) {
    const shop = await openShop(scope);
    const { slots, corrected, words } = await parseText(scope, shop, text);
    const found = await findAndRank(scope, shop.figures, slots);
    return corrected ? { ...found, corrected: asWritten(words, corrected) } : found;
  },
  async wordsFor(scope, words) {
    return knownWords(scope, await openShop(scope), words);
  },
};
