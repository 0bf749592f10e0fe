import { productTile } from '@larder/contracts/catalogue';
import type { FeatureContext } from '@larder/platform';
import { catalogueApi } from '../api/catalogue-api.js';
import { categoryGroupQuery, groupQuery, inOrder, type GroupFields } from '../api/group-query.js';
import { ProductRow } from '../components/listing/product-row.js';
import { useText } from '../messages/use-text.js';

const { getCategoryProducts, getProducts } = catalogueApi.endpoints;

/** A group whose call fails is left out; the page still renders. */
export async function preload(context: FeatureContext, all: readonly GroupFields[]) {
  const pages = await Promise.allSettled(
    all.map((fields) =>
      fields.categorySlug === undefined
        ? context.query(getProducts, groupQuery(fields))
        : context.query(getCategoryProducts, categoryGroupQuery(fields, fields.categorySlug)),
    ),
  );
  const products = pages.flatMap((page) => (page.status === 'fulfilled' ? page.value.results : []));
  await context.prepareSlot(
    productTile,
    products.map((product) => ({ product })),
  );
}

interface Props {
  readonly fields: GroupFields & {
    /** The row is on the first screen: its pictures load at once. */
    readonly lead?: 'first';
  };
}

export default function ProductGroup({ fields }: Props) {
  const t = useText();
  const { categorySlug, skus, moreLink, lead } = fields;
  const isNamed = categorySlug === undefined;
  const some = catalogueApi.useGetProductsQuery(groupQuery(fields), { skip: !isNamed });
  const ofCategory = catalogueApi.useGetCategoryProductsQuery(
    categoryGroupQuery(fields, categorySlug ?? '-'),
    { skip: isNamed },
  );
  const { results = [] } = (isNamed ? some.data : ofCategory.data) ?? {};
  return (
    <ProductRow
      title={fields.title}
      isLead={lead !== undefined}
      products={inOrder(results, isNamed ? skus : undefined)}
      more={moreLink === undefined ? undefined : { href: moreLink, text: t('group.more') }}
    />
  );
}
