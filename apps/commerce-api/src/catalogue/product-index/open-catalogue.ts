import type { Scope } from '../../kernel/scope.js';
import { currentRevisions } from '../../kernel/shop-cache.js';
import { buildIndex } from './build-index.js';
import { cachedPerRevision } from './cached-per-revision.js';
import { buildLanguage } from './language-index.js';
import type { LanguageColumns, ProductIndex } from './product-index.js';

/** A shop's products in one language, to be listed and counted. */
export interface ProductCatalogue {
  readonly index: ProductIndex;
  readonly language: LanguageColumns;
}

export type CatalogueScope = Pick<Scope, 'db' | 'cache' | 'tenant' | 'locale' | 'revisions'>;

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
    const { nameRank, labels } = await buildLanguage(scope, index, locale);
    return { index, language: { nameRank, labels } };
  });
}
