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

/** CAT-14, NAV-37: only below product URLs. */
function isProductPath({ href }: Pick<FeatureContext, 'href'>, path: string): boolean {
  const sample = href(productRoute, { slug: '-' });
  return sample !== undefined && path.startsWith(sample.slice(0, -1));
}

export async function preload(context: FeatureContext, all: readonly Props[]): Promise<void> {
  if (!all.some(({ path }) => isProductPath(context, path))) return;
  const { results } = await context.query(catalogueApi.endpoints.getProducts, popular);
  await context.prepareSlot(
    productTile,
    results.map((product) => ({ product })),
  );
}

/** Bestsellers, shown for a product that does not exist. */
export default function NotFoundProducts({ path }: Props) {
  const t = useText();
  const skip = !isProductPath(useFeature(), path);
  const { data } = catalogueApi.useGetProductsQuery(popular, { skip });
  if (skip || !data) return null;
  return <ProductRow title={t('notFound.title')} products={data.results} />;
}
