import { cachedPerRevision } from '../../catalogue/product-index/cached-per-revision.js';
import { buildLanguage } from '../../catalogue/product-index/language-index.js';
import type {
  CatalogueScope,
  ProductCatalogue,
} from '../../catalogue/product-index/open-catalogue.js';
import { openCatalogue } from '../../catalogue/product-index/open-catalogue.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { parseQuery } from '../parse-query.js';
import { rank } from '../ranking/rank.js';
import type { SearchIndex } from '../search-index.js';
import { createSearchIndex } from '../search-index.js';
import type { ProductSearch } from './product-search.js';
import { asWritten } from './product-search.js';

interface SearchedCatalogue extends ProductCatalogue {
  readonly search: SearchIndex;
}

/** The catalogue with its search index, made once for each state of the catalogue. */
async function openSearch(scope: CatalogueScope): Promise<SearchedCatalogue> {
  const revisions = scope.revisions ?? (await currentRevisions(scope.db, scope.tenant));
  return cachedPerRevision(scope, revisions.catalogue, ['search', scope.locale], async () => {
    const catalogue = await openCatalogue({ ...scope, revisions });
    const texts = await buildLanguage(scope, catalogue.index, scope.locale);
    return { ...catalogue, search: await createSearchIndex(scope, catalogue.index, texts) };
  });
}

/** Searches an index of the whole catalogue in this process's memory. */
export const memorySearch: ProductSearch = {
  async find(scope, text) {
    const { index, language, search } = await openSearch(scope);
    const { slots, corrected } = await parseQuery(scope, search, text);
    const numbers = rank(index, search, slots);
    const found = { index, language, numbers, slots, ranking: search };
    return corrected ? { ...found, corrected: asWritten(search, corrected) } : found;
  },
  async wordsFor(scope) {
    return (await openSearch(scope)).search;
  },
};
