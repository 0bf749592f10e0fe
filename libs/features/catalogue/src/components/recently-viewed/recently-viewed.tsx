import { useEffect, useState, useSyncExternalStore } from 'react';
import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import {
  api,
  createPageMessages,
  request,
  useCapability,
  useFeature,
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

/** What somebody has looked at is their own: asked for untracked, so that the store keeps none of it. */
const recentlyViewedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeen: build.mutation<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
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

/** The products that were looked at before this one, as they are in the shop today. */
export default function RecentlyViewed({ sku }: { readonly sku: string }) {
  const t = useText();
  const { dispatch } = useFeature();
  const owner = useOwner();
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setProducts([]);
    if (owner === undefined) return undefined;
    const skus = recordView(sku, owner);
    if (skus.length === 0) return undefined;
    const query = { skus: skus.join(','), pageSize: skus.length };
    void dispatch(recentlyViewedApi.endpoints.getSeen.initiate({ query }, { track: false })).then(
      ({ data }) => {
        if (isCurrent && data) setProducts(inOrder(data.results, skus));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, owner, sku]);
  return <ProductRow title={t('product.seen')} products={products} />;
}
