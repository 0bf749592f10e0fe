import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';
import type { Scope } from '../../kernel/scope.js';
import { wordsOf } from '../../kernel/text/fold.js';
import { asWritten } from '../engines/product-search.js';
import { searchOf } from '../engines/search-of.js';
import type { CountedTerm } from './count-terms.js';

/** Days after which a search counts for half. */
const halfLifeDays = 7;
/** Below that a term is not popular, and nearly forgotten ones go. */
const leastSearches = 3;
const forgottenSearches = 0.05;
/** Terms that the search field offers. */
const offered = 8;

/** What is left at `now` of a number that was right at `since`. */
const decayed = (value: string, since: string, now: Date) =>
  sql`${sql.raw(value)} * power(0.5, greatest(0, extract(epoch FROM ${now.toISOString()}::timestamptz
    - ${sql.raw(since)})) / 86400 / ${halfLifeDays}::float8)`;

/**
 * The term as the shop writes it, if it consists of words of the shop and finds something. What anybody
 * types else is stored nowhere: neither names and addresses nor insults can become popular.
 */
async function asShopTerm(scope: Scope, text: string): Promise<string | undefined> {
  const words = wordsOf(text);
  const known = await searchOf(scope).wordsFor(scope, words);
  const isKnown = words.every((word) => known.lexicon.words.get(word)?.stem);
  if (words.length === 0 || !isKnown) return undefined;
  const { numbers } = await searchOf(scope).find(scope, text);
  return numbers.length === 0 ? undefined : asWritten(known, words).join(' ');
}

/** Adds searches to those stored. */
export async function storeTerms(
  scope: Omit<Scope, 'tenant' | 'locale'>,
  counted: readonly CountedTerm[],
): Promise<void> {
  for (const { tenant, locale, term: text, searches } of counted) {
    const term = await asShopTerm({ ...scope, tenant, locale }, text);
    if (term === undefined) continue;
    await scope.db.execute(sql`
      INSERT INTO search_terms AS t (tenant, locale, term, searches, counted_at)
      VALUES (${tenant}, ${locale}, ${term}, ${searches}, ${scope.now.toISOString()})
      ON CONFLICT (tenant, locale, term) DO UPDATE
        SET searches = ${decayed('t.searches', 't.counted_at', scope.now)} + excluded.searches,
          counted_at = excluded.counted_at`);
  }
}

/** Chooses the popular terms of every shop again. Without new searches a shop keeps those it has. */
export async function choosePopularTerms(db: Database, now: Date): Promise<void> {
  const left = decayed('searches', 'counted_at', now);
  await db.execute(sql`DELETE FROM search_terms WHERE ${left} < ${forgottenSearches}`);
  await db.execute(sql`
    WITH ranked AS (
      SELECT tenant, locale, term, row_number() OVER (
        PARTITION BY tenant, locale ORDER BY ${left} DESC, term COLLATE "C") AS place
      FROM search_terms WHERE ${left} >= ${leastSearches}
    )
    INSERT INTO popular_terms AS p (tenant, locale, terms)
    SELECT tenant, locale, array_agg(term ORDER BY place) FROM ranked
    WHERE place <= ${offered} GROUP BY tenant, locale
    ON CONFLICT (tenant, locale) DO UPDATE SET terms = excluded.terms
      WHERE p.terms IS DISTINCT FROM excluded.terms`);
}

export async function popularTerms({ db, tenant, locale }: Scope): Promise<string[]> {
  const found = await firstRow<{ terms: string[] }>(
    db,
    sql`SELECT terms FROM popular_terms WHERE tenant = ${tenant} AND locale = ${locale}`,
  );
  return found?.terms ?? [];
}
