import { sql } from 'drizzle-orm';
import { indexOf } from '../../../catalogue/product-index/build-index.js';
import type {
  CodedColumn,
  LanguageColumns,
  ProductIndex,
} from '../../../catalogue/product-index/product-index.js';
import type { IndexedProduct } from '../../../catalogue/product-index/read-products.js';
import { indexedColumns, popularity } from '../../../catalogue/product-index/read-products.js';
import { rows, textArray } from '../../../kernel/database/database.js';
import type { Scope } from '../../../kernel/scope.js';
import { createPostings } from '../../postings.js';
import type { Ranking } from '../../ranking/rank.js';
import { createRankingBuffers } from '../../scratch.js';
import type { ShopFigures } from './read-shop.js';

/** Products that are ranked, filtered and counted; of more, the best by words and popularity. */
export const maxCandidates = 5000;

interface Candidate extends IndexedProduct {
  /** Place of each wanted term that the product has, with its weight: `0:125,3:30`. */
  readonly weights: string;
  readonly nameRank: number;
  readonly path: string;
  readonly categoryLabel: string | null;
  readonly brandLabel: string | null;
  readonly originLabel: string | null;
}

/** Products found, as the index of a whole catalogue has them. */
export interface Candidates {
  readonly index: ProductIndex;
  readonly language: LanguageColumns;
  readonly ranking: Ranking;
}

/** `query` finds them, `any` puts the best first where there are too many. */
export interface CandidateQuery {
  readonly query: string;
  readonly any: string;
  readonly terms: readonly string[];
}

function readCandidates(
  { db, tenant, locale }: Scope,
  { query, any, terms }: CandidateQuery,
  { maxPopularity }: ShopFigures,
): Promise<Candidate[]> {
  const most = Math.log1p(Math.max(1, maxPopularity));
  return rows<Candidate>(
    db,
    sql`WITH found AS (
      SELECT d.sku, d.terms FROM search_documents d
      JOIN products p ON p.tenant = d.tenant AND p.sku = d.sku
      LEFT JOIN search_signals s ON s.tenant = p.tenant AND s.sku = p.sku
      WHERE d.tenant = ${tenant} AND d.locale = ${locale} AND d.terms @@ ${query}::tsquery
      ORDER BY ts_rank('{0.1, 0.3, 0.6, 1}', d.terms, ${any}::tsquery)
        * (1 + power(ln(1 + greatest(0, ${popularity})) / ${most}::float8, 3)) DESC, d.sku
      LIMIT ${maxCandidates}
    )
    SELECT ${indexedColumns}, t.name_rank AS "nameRank", array_to_string(c.path, '/') AS path,
      ct.name AS "categoryLabel", b.name AS "brandLabel", t.origin_country AS "originLabel",
      (SELECT string_agg((array_position(${textArray(terms)}, lexeme) - 1) || ':' || positions[1], ',')
        FROM unnest(f.terms) WHERE lexeme = ANY(${textArray(terms)})) AS weights
    FROM found f
    JOIN products p ON p.tenant = ${tenant} AND p.sku = f.sku
    JOIN product_texts t ON t.tenant = ${tenant} AND t.sku = f.sku AND t.locale = ${locale}
    LEFT JOIN search_signals s ON s.tenant = ${tenant} AND s.sku = f.sku
    LEFT JOIN categories c ON c.tenant = ${tenant} AND c.slug = p.category_slug
    LEFT JOIN category_texts ct ON ct.tenant = ${tenant} AND ct.slug = p.category_slug AND ct.locale = ${locale}
    LEFT JOIN brands b ON b.tenant = ${tenant} AND b.slug = p.brand_slug
    ORDER BY ${popularity} DESC, p.sku COLLATE "C"`,
  );
}

/** Labels of the codes of a column, from the products that have them. */
function labelsOf(
  { columns, codes }: ProductIndex,
  column: CodedColumn,
  labels: readonly (string | null)[],
): string[] {
  const found = [...codes[column].texts];
  for (const [number, label] of labels.entries()) {
    const code = columns[column][number] ?? 0;
    if (label !== null && code > 0) found[code] = label;
  }
  return found;
}

function languageOf(index: ProductIndex, found: readonly Candidate[]): LanguageColumns {
  return {
    nameRank: Int32Array.from(found, ({ nameRank }) => nameRank),
    labels: {
      category: labelsOf(index, 'category', found.map((one) => one.categoryLabel)), // prettier-ignore
      brand: labelsOf(index, 'brand', found.map((one) => one.brandLabel)), // prettier-ignore
      origin: labelsOf(index, 'origin', found.map((one) => one.originLabel)), // prettier-ignore
    },
  };
}

function postingsOf(found: readonly Candidate[], terms: readonly string[]) {
  const postings = createPostings();
  for (const [number, { weights }] of found.entries())
    for (const pair of weights.split(',')) {
      const [place = '', weight = ''] = pair.split(':');
      const term = terms[Number(place)];
      if (term !== undefined) postings.add(term, number, Number(weight));
    }
  return postings.build();
}

/** Finds products with their terms' weights, as an index that holds nothing else. */
export async function findCandidates(
  scope: Scope,
  query: CandidateQuery,
  figures: ShopFigures,
): Promise<Candidates> {
  const found = await readCandidates(scope, query, figures);
  const { tenant } = scope;
  const pathOf = new Map(found.map(({ category, path }) => [category, (path ?? '').split('/')]));
  const index = indexOf(found, { tenant, revision: 0, pathOf, ...figures });
  return {
    index,
    language: languageOf(index, found),
    ranking: {
      postings: postingsOf(found, query.terms),
      scratch: createRankingBuffers(found.length, figures.population),
    },
  };
}
