import type { Scope } from '../../kernel/scope.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { currentRevisions, cacheKey } from '../../kernel/shop-cache.js';
import { createSearchIndex } from '../../search/search-index.js';
import type { SearchIndex } from '../../search/search-index.js';
import { buildIndex } from './build-index.js';
import { buildLanguage } from './language-index.js';
import type { LanguageColumns, ProductIndex } from './product-index.js';

/** A shop's products in one language, to be listed, counted and found. */
export interface ProductCatalogue {
  readonly index: ProductIndex;
  readonly language: LanguageColumns;
  readonly search: SearchIndex;
}

/** Bounded by the size of the catalogue, so it stays in memory. */
const INDEX_CACHE_BYTES = 1;

type CatalogueScope = Pick<Scope, 'db' | 'cache' | 'tenant' | 'locale' | 'revisions'>;

/** Caches the result of `make` for a revision; concurrent callers share one call. */
function cachedPerRevision<T>(
  { cache }: CatalogueScope,
  revision: ShopRevision,
  name: readonly string[],
  make: () => Promise<T>,
): Promise<T> {
  const key = cacheKey<{ made: Promise<T> | undefined }>('index', ...name);
  const known = cache.get(revision, key)?.made;
  if (known) return known;
  const kept: { made: Promise<T> | undefined } = { made: undefined };
  kept.made = make().catch((error: unknown) => {
    // After a failure, the next request tries again.
    kept.made = undefined;
    throw error;
  });
  cache.put(revision, key, kept, INDEX_CACHE_BYTES);
  return kept.made;
}

/**
 * The shop's products as the catalogue is now. The revision is read first, so what is read after it
 * can only be newer, and is then made again by the next call.
 */
export async function openCatalogue(scope: CatalogueScope): Promise<ProductCatalogue> {
  const { db, tenant, locale } = scope;
  const { catalogue: revision } = scope.revisions ?? (await currentRevisions(db, tenant));
  return cachedPerRevision(scope, revision, ['shelf', locale], async () => {
    const index = await cachedPerRevision(scope, revision, ['products'], () =>
      buildIndex(scope, revision.revision),
    );
    const language = await buildLanguage(scope, index, locale);
    const search = await createSearchIndex(scope, index, language);
    return { index, language: { nameRank: language.nameRank, labels: language.labels }, search };
  });
}
