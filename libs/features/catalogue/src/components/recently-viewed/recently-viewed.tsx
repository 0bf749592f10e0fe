import { useEffect, useState, useSyncExternalStore } from 'react';
import { catalogueCalls } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import {
  createPageMessages,
  privateApi,
  request,
  useCapability,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';
import { inOrder } from '../../api/group-query.js';
import { ProductRow } from '../listing/product-row.js';
import { recordView } from './viewed-products.js';
import { recentlyViewed as de } from '../../messages/de.json';
import { recentlyViewed as en } from '../../messages/en.json';

const { getProducts } = catalogueCalls;
const { useText } = createPageMessages('catalogue', { de, en });

/** Recently viewed products are personal. */
const recentlyViewedApi = privateApi.injectEndpoints({
  endpoints: (build) => ({
    getSeen: build.query<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});

const noopSubscribe = () => () => undefined;
const guest = () => '';
const unknown = () => undefined;

/** Id of the customer, empty for a guest; undefined until it is known. */
function useOwner(): string | undefined {
  const source = useCapability(currentCustomer);
  const owner = source ? () => (source.settled() ? (source.get()?.id ?? '') : undefined) : guest;
  return useSyncExternalStore(source?.subscribe ?? noopSubscribe, owner, unknown);
}

/** The previously viewed products, with current data. */
export default function RecentlyViewed({ sku }: { readonly sku: string }) {
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
