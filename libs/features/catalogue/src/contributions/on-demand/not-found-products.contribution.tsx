import { productRoute, productTile } from '@larder/contracts/catalogue';
import { useFeature, type FeatureContext } from '@larder/platform';
import { catalogueApi } from '../../api/catalogue-api.js';
import { groupQuery } from '../../api/group-query.js';
import { ProductRow } from '../../components/listing/product-row.js';
import { useText } from '../../messages/use-text.js';

interface Props {
  readonly path: string;
}

const popular = groupQuery({ limit: 12 });

/** Below product URLs, products take the place of the one that is gone (CAT-14, NAV-37). */
function isProductPath({ href }: Pick<FeatureContext, 'href'>, path: string): boolean {
  const sample = href(productRoute, { slug: '-' });
  return sample !== undefined && path.startsWith(sample.slice(0, -1));
}

/** Without products the page still says what it has to. */
export async function preload(context: FeatureContext): Promise<void> {
  const found = await context
    .query(catalogueApi.endpoints.getProducts, popular)
    .catch(() => undefined);
  const tiles = (found?.results ?? []).map((product) => ({ product }));
  await context.prepareSlot(productTile, tiles);
}

/** Bestsellers, on every page that does not exist. */
export default function NotFoundProducts({ path }: Props) {
  const t = useText();
  const isProduct = isProductPath(useFeature(), path);
  const { data } = catalogueApi.useGetProductsQuery(popular);
  if (!data) return null;
  const title = t(isProduct ? 'notFound.title' : 'notFound.popular');
  return <ProductRow title={title} products={data.results} />;
}
