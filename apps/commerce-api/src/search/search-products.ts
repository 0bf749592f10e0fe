import { randomUUID } from 'node:crypto';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { ProductQuery } from '../catalogue/list-products.js';
import { listProducts } from '../catalogue/list-products.js';
import type { Scope } from '../kernel/scope.js';
import { searchOf } from './engines/search-of.js';

/**
 * Products for a term (API-103): by whole words, their forms, beginnings and parts, by what means the
 * same, and by what was meant where a word is mistyped, which `correctedTerm` then says.
 */
export async function searchProducts(
  scope: Scope,
  text: string,
  query: ProductQuery,
): Promise<ProductSearchResult> {
  const found = await searchOf(scope).find(scope, text);
  const page = await listProducts(scope, found, found.numbers, query);
  const isCorrected = found.corrected !== undefined && found.numbers.length > 0;
  const correctedTerm = found.corrected?.join(' ');
  return { ...page, queryID: randomUUID(), ...(isCorrected && { correctedTerm }) };
}
