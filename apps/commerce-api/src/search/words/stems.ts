import { sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { firstRow } from '../../kernel/database/database.js';
import { stemSql } from '../../kernel/text/stem-sql.js';
import type { QueryWords } from '../search-index.js';

/** The cache is cleared at this size, so that random input cannot fill the memory. */
const maxCacheEntries = 10_000;

/**
 * The stem of a typed word by the language's text search, empty for a stop word. What the shop does
 * not have itself is asked of the database, once for each word and state of the catalogue.
 */
export async function stemOf(scope: Scope, search: QueryWords, word: string): Promise<string> {
  const { lexicon, synonyms, asked } = search;
  const known = lexicon.words.get(word)?.stem ?? synonyms.stems.get(word) ?? asked.get(word);
  if (known !== undefined) return known;
  const found = await firstRow<{ stem: string | null }>(
    scope.db,
    sql`SELECT ${stemSql(search.locale, sql`${word}::text`)} AS stem`,
  );
  if (asked.size >= maxCacheEntries) asked.clear();
  asked.set(word, found?.stem ?? '');
  return found?.stem ?? '';
}
