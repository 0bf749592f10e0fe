import { useEffect, useState } from 'react';
import { catalogueCalls } from '@larder/contracts/catalogue';
import {
  createPageMessages,
  privateApi,
  request,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';
import { inOrder } from '../../api/group-query.js';
import { ProductRow } from '../listing/product-row.js';
import { useOwner } from './use-owner.js';
import { recordView } from './viewed-products.js';
import { recentlyViewed as de } from '../../messages/de.json';
import { recentlyViewed as en } from '../../messages/en.json';
import { recentlyViewed as hi } from '../../messages/hi.json';
import { recentlyViewed as fr } from '../../messages/fr.json';

const { getProducts } = catalogueCalls;
const { useText } = createPageMessages('catalogue', { de, en, fr, hi });

/** Recently viewed products are personal. */
const recentlyViewedApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getSeen: build.query<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});

/** The previously viewed products, with current data. */
export function RecentlyViewed({ sku }: { readonly sku: string }) {
  const t = useText();
  const owner = useOwner();
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(() => setSeen(owner === undefined ? [] : recordView(sku, owner)), [owner, sku]);
  const { currentData } = recentlyViewedApi.useGetSeenQuery(
    { query: { skus: seen.join(','), pageSize: seen.length } },
    { skip: seen.length === 0 },
  );
  const products = currentData ? inOrder(currentData.results, seen) : [];
  return <ProductRow title={t('product.seen')} products={products} />;
}
