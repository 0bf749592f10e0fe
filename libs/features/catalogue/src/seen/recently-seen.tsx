import { useEffect, useState, useSyncExternalStore } from 'react';
import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import { currentCustomer } from '@larder/contracts/customer';
import {
  api,
  pageTexts,
  request,
  useCapability,
  useFeature,
  type ArgsOf,
  type CallResult,
} from '@larder/platform';
import { inOrder } from '../api/group-query.js';
import { ProductShelf } from '../components/product-shelf.js';
import { seeProduct } from './seen-products.js';

const { getProducts } = catalogueCalls;
const { useText } = pageTexts('catalogue', {
  de: { 'product.seen': 'Zuletzt angesehen' },
  en: { 'product.seen': 'Recently viewed' },
});

/** What somebody has looked at is their own: asked for untracked, so that the store keeps none of it. */
const seenApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSeen: build.mutation<CallResult<typeof getProducts>, ArgsOf<typeof getProducts>>({
      query: request(getProducts),
    }),
  }),
});

const never = () => () => undefined;
const guest = () => '';
const unknown = () => undefined;

/** Id of the customer, empty for a guest; undefined until it is known. */
function useOwner(): string | undefined {
  const source = useCapability(currentCustomer);
  const owner = source ? () => (source.settled() ? (source.get()?.id ?? '') : undefined) : guest;
  return useSyncExternalStore(source?.subscribe ?? never, owner, unknown);
}

/** The products that were looked at before this one, as they are in the shop today. */
export default function RecentlySeen({ sku }: { readonly sku: string }) {
  const t = useText();
  const { dispatch } = useFeature();
  const owner = useOwner();
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setProducts([]);
    if (owner === undefined) return undefined;
    const skus = seeProduct(sku, owner);
    if (skus.length === 0) return undefined;
    const query = { skus: skus.join(','), pageSize: skus.length };
    void dispatch(seenApi.endpoints.getSeen.initiate({ query }, { track: false })).then(
      ({ data }) => {
        if (isCurrent && data) setProducts(inOrder(data.results, skus));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [dispatch, owner, sku]);
  return <ProductShelf title={t('product.seen')} products={products} />;
}
