import type { Scope } from '../kernel/scope.js';
import type { Edition } from '../kernel/shop-memory.js';
import { currentEditions, memoryKey } from '../kernel/shop-memory.js';
import { createSearchIndex } from '../search/search-index.js';
import type { SearchIndex } from '../search/search-index.js';
import { buildIndex } from './build-index.js';
import { buildLanguage } from './language-index.js';
import type { LanguageColumns, ProductIndex } from './product-index.js';

/** A shop's products in one language, to be listed, counted and found. */
export interface Shelf {
  readonly index: ProductIndex;
  readonly language: LanguageColumns;
  readonly search: SearchIndex;
}

/** Its size is that of the catalogue: it stays in memory whatever else is there. */
const bytesOfIndex = 1;

type Opening = Pick<Scope, 'db' | 'memory' | 'tenant' | 'locale' | 'editions'>;

/** Keeps what `make` gives for an edition; all who ask meanwhile wait for the same. */
function once<T>(
  { memory }: Opening,
  edition: Edition,
  name: readonly string[],
  make: () => Promise<T>,
): Promise<T> {
  const key = memoryKey<{ made: Promise<T> | undefined }>('index', ...name);
  const known = memory.get(edition, key)?.made;
  if (known) return known;
  const kept: { made: Promise<T> | undefined } = { made: undefined };
  kept.made = make().catch((error: unknown) => {
    // What failed is tried again by the next one who asks.
    kept.made = undefined;
    throw error;
  });
  memory.put(edition, key, kept, bytesOfIndex);
  return kept.made;
}

/**
 * The shop's products as the catalogue is now. The revision is read first, so what is read after it
 * can only be newer, and is then made again by the next call.
 */
export async function openShelf(scope: Opening): Promise<Shelf> {
  const { db, tenant, locale } = scope;
  const { catalogue: edition } = scope.editions ?? (await currentEditions(db, tenant));
  return once(scope, edition, ['shelf', locale], async () => {
    const index = await once(scope, edition, ['products'], () =>
      buildIndex(scope, edition.revision),
    );
    const language = await buildLanguage(scope, index, locale);
    const search = await createSearchIndex(scope, index, language);
    return { index, language: { nameRank: language.nameRank, labels: language.labels }, search };
  });
}
