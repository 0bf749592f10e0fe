import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { ProductSearchResult } from '@larder/contracts/search';
import type { ListScope, ProductQuery } from '../catalogue/list-products.js';
import { listProducts } from '../catalogue/list-products.js';
import { productTexts } from '../catalogue/tables.js';
import type { Scope } from '../kernel/context.js';
import { correct, spellOut } from './correct.js';
import type { Term } from './term.js';
import { containsAll, parseTerm, tsQuery } from './term.js';

const { search, words } = productTexts;
const named = sql`split_part(${words}, '|', 1)`;

/**
 * A product is found by the beginnings of its words and by what stands inside of them. A whole word
 * in the name counts most, then one in its own category or keywords, then one in the categories above
 * or the brand, so that milk stands before milk chocolate; what is bought more decides among equals.
 */
function matching(term: Term): ListScope {
  if (term.words.length === 0) return { where: sql`false` };
  const hit = (weights: string, prefix = false) =>
    sql`(${search} @@ ${tsQuery(term, { weights, prefix })})::int`;
  return {
    where: sql`(${search} @@ ${tsQuery(term, { prefix: true })} OR ${containsAll(term, sql`${words}`)})`,
    relevance: sql`4 * ${hit('A')} + 3 * ${hit('B')} + ${hit('C')} + ${hit('A', true)} + (${containsAll(term, named)})::int`,
  };
}

/** Products for a term (API-103); when there are none, for the term without its mistakes. */
export async function searchProducts(
  scope: Scope,
  text: string,
  query: ProductQuery,
): Promise<ProductSearchResult> {
  const queryID = randomUUID();
  const term = parseTerm(text, scope.locale);
  const found = await listProducts(scope, matching(term), query);
  if (found.total > 0) return { ...found, queryID };
  const meant = await correct(scope, term);
  if (!meant) return { ...found, queryID };
  const corrected = await listProducts(scope, matching(meant), query);
  if (corrected.total === 0) return { ...found, queryID };
  return { ...corrected, queryID, correctedTerm: await spellOut(scope, meant) };
}
