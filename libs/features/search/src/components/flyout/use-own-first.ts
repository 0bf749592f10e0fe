import { useMemo } from 'react';
import { personalProductData } from '@larder/contracts/shopping';
import { useCapability } from '@larder/platform';
import { hitsOf, type Hit, type Hits } from '../../api/hits-normalise.js';
import { SUGGESTIONS } from '../../api/search-api.js';
import { boughtApi } from '../../api/start-api.js';
import { useStartText } from '../../messages/start-text.js';

/** More would hide what everybody finds. */
const MAX_OWN = 2;

/**
 * Hits with what this shopper has bought before in front, also what the public answer has further
 * down. Waits for both answers, so that no row moves; without a term the hits stay as they are.
 */
export function useOwnFirst(hits: Hits | undefined, term: string | undefined) {
  const t = useStartText();
  const personal = useCapability(personalProductData);
  const { currentData, isFetching } = boughtApi.useGetBoughtProductsQuery(
    { query: { term } },
    { skip: term === undefined },
  );
  const own = term === undefined ? undefined : currentData;
  const merged = useMemo(() => (hits && own ? withOwn(hits, own) : hits), [hits, own]);
  const skus = new Set(own?.map(({ sku }) => sku));
  const noteOf = ({ product }: Hit) =>
    // A customer's products carry a label of their own.
    product && skus.has(product.sku) && !personal?.badgeOf(product.sku) ? t('bought') : undefined;
  return { hits: isFetching ? undefined : merged, noteOf };
}

function withOwn(hits: Hits, own: Parameters<typeof toHits>[0]): Hits {
  const first = toHits(own.slice(0, MAX_OWN));
  const ids = new Set(first.map(({ id }) => id));
  const rest = hits.results.filter(({ id }) => !ids.has(id));
  return { ...hits, results: [...first, ...rest].slice(0, SUGGESTIONS) };
}

function toHits(products: readonly NonNullable<Hit['product']>[]): readonly Hit[] {
  const count = products.length;
  return hitsOf('products', { total: count, count, offset: 0, results: products }).results;
}
