import { randomUUID } from 'node:crypto';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { ProductQuery } from '../catalogue/list-products.js';
import { listProducts } from '../catalogue/list-products.js';
import type { Scope } from '../kernel/scope.js';
import { openCatalogue } from '../catalogue/product-index/open-catalogue.js';
import { rank } from './ranking/rank.js';
import { parseQuery } from './parse-query.js';

/**
 * Products for a term (API-103): by whole words, their forms, beginnings and parts, by what means the
 * same, and by what was meant where a word is mistyped, which `correctedTerm` then says.
 */
export async function searchProducts(
  scope: Scope,
  text: string,
  query: ProductQuery,
): Promise<ProductSearchResult> {
  const catalogue = await openCatalogue(scope);
  const { slots, corrected } = await parseQuery(scope, catalogue.search, text);
  const numbers = rank(catalogue.index, catalogue.search, slots);
  const found = await listProducts(scope, catalogue, numbers, query);
  const { words } = catalogue.search.lexicon;
  const correctedTerm = corrected?.map((word) => words.get(word)?.written ?? word).join(' ');
  const isCorrected = correctedTerm !== undefined && numbers.length > 0;
  return { ...found, queryID: randomUUID(), ...(isCorrected && { correctedTerm }) };
}
