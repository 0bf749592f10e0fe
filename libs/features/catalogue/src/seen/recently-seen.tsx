import { useEffect, useState } from 'react';
import { catalogueCalls, type Product } from '@larder/contracts/catalogue';
import {
  api,
  pageTexts,
  request,
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

/** The products that were looked at before this one, as they are in the shop today. */
export default function RecentlySeen({ sku }: { readonly sku: string }) {
  const t = useText();
  const { dispatch } = useFeature();
  const [products, setProducts] = useState<readonly Product[]>([]);
  useEffect(() => {
    const skus = seeProduct(sku);
    let isCurrent = true;
    setProducts([]);
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
  }, [dispatch, sku]);
  return <ProductShelf title={t('product.seen')} products={products} />;
}
