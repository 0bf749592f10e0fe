import { brandRoute } from '@larder/contracts/catalogue';
import {
  PageError,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { brandNameOf } from '../api/brands-normalise.js';
import { catalogueApi } from '../api/catalogue-api.js';
import { listingHref, listingOf, queryOf, robotsOf } from '../api/listing.js';
import { prepareTiles } from '../components/listing/listing-tiles.js';
import { ListingView } from '../components/listing/listing-view.js';
import { CategoryBreadcrumbs } from '../components/navigation/category-breadcrumbs.js';
import { formatContextOf } from '../messages/use-text.js';
import styles from './page.module.css';
import { titleOf } from './title.js';

type Props = PageProps<{ slug: string }>;

const { getProducts } = catalogueApi.endpoints;

/** CAT-20: the product call filtered by the brand, ignoring other brands in the URL. */
const productsOf = ({ params, search }: Props) => ({
  query: { ...queryOf(listingOf(search)), brand: params.slug },
});
/** Any product of the brand: provides its name when the filters leave none. */
const anyOf = ({ params }: Props) => ({ query: { brand: params.slug, pageSize: 1 } });

/** A brand is known by its products; one without any does not exist. */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  const page = await context.query(getProducts, productsOf(props));
  const { slug } = props.params;
  const name =
    brandNameOf(page, slug) ?? brandNameOf(await context.query(getProducts, anyOf(props)), slug);
  if (name === undefined) throw new PageError(404, `Page Not Found: brand ${slug}`);
  await prepareTiles(context, listingOf(props.search), page);
}

export function head(context: FeatureContext, props: Props): Head {
  const { slug } = props.params;
  const state = context.getState();
  const { data: page } = getProducts.select(productsOf(props))(state);
  const { data: any } = getProducts.select(anyOf(props))(state);
  const name = (page && brandNameOf(page, slug)) ?? (any && brandNameOf(any, slug)) ?? slug;
  const listing = listingOf(props.search);
  const path = context.href(brandRoute, { slug });
  return {
    title: titleOf(context, name, listing.page),
    description: formatContextOf(context).t('brand.description', {
      name,
      shop: context.tenant.shopName,
    }),
    canonical: path && listingHref(path, { ...listing, sort: 'relevance', facets: {} }),
    robots: robotsOf(listing),
  };
}

/** CAT-19: the products of one brand. */
export default function BrandPage(props: Props) {
  const { slug } = props.params;
  const page = catalogueApi.useGetProductsQuery(productsOf(props)).data;
  const known = page && brandNameOf(page, slug);
  const any = catalogueApi.useGetProductsQuery(anyOf(props), { skip: known !== undefined }).data;
  const path = useHref()(brandRoute, { slug });
  const name = known ?? (any && brandNameOf(any, slug)) ?? slug;
  if (!page || path === undefined) return null;
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <div className="page-head">
          <CategoryBreadcrumbs categories={[]} current={name} />
          <h1>{name}</h1>
        </div>
        <ListingView path={path} listing={listingOf(props.search)} page={page} without="brand" />
      </Stack>
    </Container>
  );
}
