import { sql } from 'drizzle-orm';
import { cachedPerRevision } from '../../../catalogue/product-index/cached-per-revision.js';
import { popularity } from '../../../catalogue/product-index/read-products.js';
import { firstRow } from '../../../kernel/database/database.js';
import type { Scope } from '../../../kernel/scope.js';
import { currentRevisions } from '../../../kernel/shop-cache.js';
import type { Synonyms } from '../../words/synonyms.js';
import { readSynonyms } from '../../words/synonyms.js';
import { updateDocuments } from './update-documents.js';

/** Figures of all products, which the score of each depends on. */
export interface ShopFigures {
  readonly population: number;
  /** Popularity of the best seller. */
  readonly maxPopularity: number;
}

/** What does not depend on the query, and is small. */
export interface SearchedShop {
  readonly figures: ShopFigures;
  readonly synonyms: Synonyms;
  readonly asked: Map<string, string>;
}

async function readFigures({ db, tenant }: Scope): Promise<ShopFigures> {
  const found = await firstRow<ShopFigures>(
    db,
    sql`SELECT count(*)::int AS population, coalesce(max(${popularity}), 0) AS "maxPopularity"
      FROM products p LEFT JOIN search_signals s ON s.tenant = p.tenant AND s.sku = p.sku
      WHERE p.tenant = ${tenant}`,
  );
  return found ?? { population: 0, maxPopularity: 0 };
}

/** Brings the documents up to the revision of the catalogue, once for each. */
export async function openShop(scope: Scope): Promise<SearchedShop> {
  const { catalogue } = scope.revisions ?? (await currentRevisions(scope.db, scope.tenant));
  return cachedPerRevision(scope, catalogue, ['searched', scope.locale], async () => {
    await cachedPerRevision(scope, catalogue, ['documents'], () => updateDocuments(scope));
    const figures = await readFigures(scope);
    return { figures, synonyms: await readSynonyms(scope, scope.locale), asked: new Map() };
  });
}
