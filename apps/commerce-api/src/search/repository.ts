import { sql } from 'drizzle-orm';
import type { CategoryHit, ContentHit, SearchBanner, StoreHit } from '@larder/contracts/search';
import type { Scope } from '../kernel/scope.js';
import { firstRow, rows } from '../kernel/database/database.js';
import type { Term } from './words/term.js';
import { containsAll, tsQuery } from './words/term.js';

/** Categories by name, the nearest to the root first. */
export async function findCategories(
  { db, tenant, locale }: Scope,
  term: Term,
): Promise<CategoryHit[]> {
  return rows<CategoryHit>(
    db,
    sql`SELECT c.slug, t.name, coalesce((
        SELECT jsonb_agg(jsonb_build_object('slug', a.slug, 'name', a.name) ORDER BY array_position(c.path, a.slug))
        FROM category_texts a
        WHERE a.tenant = c.tenant AND a.locale = ${locale} AND a.slug = ANY(trim_array(c.path, 1))
      ), '[]') AS "parentCategories"
      FROM category_texts t JOIN categories c ON c.tenant = t.tenant AND c.slug = t.slug
      WHERE t.tenant = ${tenant} AND t.locale = ${locale}
        AND (t.search @@ ${tsQuery(term, { prefix: true })} OR ${containsAll(term, sql`t.words`)})
      ORDER BY (t.search @@ ${tsQuery(term)}) DESC, array_length(c.path, 1), c.position, c.slug`,
  );
}

/** Content pages that may be listed, best matches first; not the home page, which names everything. */
export async function findPages({ db, tenant, locale }: Scope, term: Term): Promise<ContentHit[]> {
  const query = tsQuery(term, { prefix: true });
  const found = await rows<{ slug: string; title: string; excerpt: string | null }>(
    db,
    sql`SELECT slug, title, excerpt FROM pages
      WHERE tenant = ${tenant} AND locale = ${locale} AND listed AND slug <> 'index' AND search @@ ${query}
      ORDER BY ts_rank(search, ${query}) DESC, slug`,
  );
  return found.map(({ excerpt, ...hit }) => ({ ...hit, ...(excerpt !== null && { excerpt }) }));
}

/** Stores by name, street, postal code or town. */
export async function findStores({ db, tenant }: Scope, term: Term): Promise<StoreHit[]> {
  const starts = term.words.map((word) => sql`' ' || words LIKE ${`% ${word}%`}`);
  return rows<StoreHit>(
    db,
    sql`SELECT store_id AS "storeId", store ->> 'name' AS name, store ->> 'city' AS city FROM stores
      WHERE tenant = ${tenant} AND ${sql.join(starts, sql` AND `)} ORDER BY position`,
  );
}

/** The banner that editors put above the results of exactly these words. */
export async function findBanner(
  { db, tenant, locale }: Scope,
  term: Term,
): Promise<SearchBanner | undefined> {
  const found = await firstRow<{ banner: SearchBanner }>(
    db,
    sql`SELECT banner FROM banners
      WHERE tenant = ${tenant} AND locale = ${locale} AND term = ${term.words.join(' ')}`,
  );
  return found?.banner;
}
