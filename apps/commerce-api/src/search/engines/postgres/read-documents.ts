import { sql } from 'drizzle-orm';
import { rows, textArray } from '../../../kernel/database/database.js';
import type { Scope } from '../../../kernel/scope.js';
import type { SearchIndex } from '../../search-index.js';
import { quoted } from './text-query.js';

/** Which of the words stand for several that the shop writes with hyphens, or as a brand. */
export async function readJoinedWords(
  { db, tenant, locale }: Scope,
  typed: readonly string[],
): Promise<SearchIndex['joined']> {
  if (typed.length === 0) return new Map();
  const found = await rows<{ word: string; stems: string[] }>(
    db,
    sql`SELECT DISTINCT ON (word) word, stems FROM search_joined_words
      WHERE tenant = ${tenant} AND locale = ${locale} AND word = ANY(${textArray(typed)})
      ORDER BY word, sku`,
  );
  return new Map(found.map(({ word, stems }) => [word, stems]));
}

/** Which of the sizes products have. */
export async function readKnownSizes(
  { db, tenant, locale }: Scope,
  signs: readonly string[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>();
  for (const sign of signs) {
    const found = await rows(
      db,
      sql`SELECT 1 AS one FROM search_documents WHERE tenant = ${tenant} AND locale = ${locale}
        AND terms @@ ${quoted(sign)}::tsquery LIMIT 1`,
    );
    if (found.length > 0) known.add(sign);
  }
  return known;
}
