import { createHash } from 'node:crypto';
import { searchCalls } from '@larder/contracts/search';
import { wire } from '@larder/contracts/search/wire';
import type { Item } from '../catalogue/catalogue.js';
import type { CatalogueSource } from '../catalogue/read-catalogue.js';
import { listItems } from '../catalogue/list-products.js';
import type { StoreApi } from '../medusa/store-api.js';
import { FoundProducts } from '../medusa/store-schemas.js';
import { bindRead } from '../server/bind-call.js';
import type { Binding } from '../server/bind-call.js';

/** Medusa answers a term in pages; more hits than this are of no use to anybody. */
const maxHits = 1000;
const maxWords = 6;

/** Words of a term; Medusa looks for its `q` as it stands, so that each word is a call of its own. */
export function wordsOf(term: string): string[] {
  return [...new Set(term.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u))]
    .filter((word) => word.length > 1)
    .slice(0, maxWords);
}

async function slugsWith({ call }: StoreApi, word: string): Promise<Set<string>> {
  const query = { q: word, fields: 'handle,title', limit: maxHits };
  const { products } = await call({ path: '/products', answer: FoundProducts, query });
  return new Set(products.map(({ handle }) => handle));
}

/** Medusa searches the fields of one language, and knows no brands. */
function namesWord({ product: { name, brand } }: Item, word: string): boolean {
  return `${name} ${brand?.name ?? ''}`.toLowerCase().includes(word);
}

/** Items whose name has more of the words are first. */
export function ranked(items: readonly Item[], words: readonly string[]): Item[] {
  const score = ({ product }: Item) => {
    const name = product.name.toLowerCase();
    return words.filter((word) => name.includes(word)).length;
  };
  return items.toSorted((a, b) => score(b) - score(a));
}

/** Products that have every word of the term, by Medusa's own search. */
export function searchRoutes(binding: Binding, store: StoreApi, source: CatalogueSource): void {
  bindRead(
    binding,
    searchCalls.searchProducts,
    wire.searchProducts,
    async ({ params, query, language }) => {
      const words = wordsOf(params.term);
      const found = await Promise.all(
        words.map(async (word) => ({ word, slugs: await slugsWith(store, word) })),
      );
      const { items } = await source.in(language);
      const hits = items.filter(
        (item) =>
          found.length > 0 &&
          found.every(({ word, slugs }) => slugs.has(item.product.slug) || namesWord(item, word)),
      );
      const queryID = createHash('sha256')
        .update(JSON.stringify([params, query]))
        .digest('hex');
      return { ...listItems(ranked(hits, words), query, language), queryID: queryID.slice(0, 32) };
    },
  );
}
