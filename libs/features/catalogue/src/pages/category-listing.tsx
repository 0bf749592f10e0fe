import { categoryRoute, type Category } from '@larder/contracts/catalogue';
import { useHref, type FeatureContext, type Head } from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { catalogueApi } from '../api/catalogue-api.js';
import { listingHref, listingOf, queryOf, robotsOf } from '../api/listing.js';
import { CategoryChips } from '../components/navigation/category-chips.js';
import { titleOf } from './title.js';
import { prepareTiles } from '../components/listing/listing-tiles.js';
import { ListingView } from '../components/listing/listing-view.js';
import {
  breadcrumbsJsonLd,
  CategoryBreadcrumbs,
} from '../components/navigation/category-breadcrumbs.js';
import { formatContextOf } from '../messages/use-text.js';
import styles from './page.module.css';

interface Props {
  readonly slug: string;
  readonly search: URLSearchParams;
}

const { getCategory, getCategoryProducts } = catalogueApi.endpoints;
const productsOf = ({ slug, search }: Props) => ({
  params: { slug },
  query: queryOf(listingOf(search)),
});

/** An unknown category makes the page respond 404 (CAT-21). */
export async function preloadCategory(context: FeatureContext, props: Props): Promise<void> {
  const [page] = await Promise.all([
    context.query(getCategoryProducts, productsOf(props)),
    context.query(getCategory, { params: { slug: props.slug } }),
  ]);
  await prepareTiles(context, listingOf(props.search), page);
}

/** CAT-25. The category's own route is the one address of a listing that is reached by two. */
export function headOfCategory(context: FeatureContext, { slug, search }: Props): Head {
  const { data } = getCategory.select({ params: { slug } })(context.getState());
  const listing = listingOf(search);
  const path = context.href(categoryRoute, { slug });
  const name = data?.name ?? slug;
  const { t } = formatContextOf(context);
  return {
    title: titleOf(context, data?.metaTitle ?? name, listing.page),
    description:
      data?.metaDescription ?? t('listing.description', { name, shop: context.tenant.shopName }),
    canonical: path && listingHref(path, { ...listing, sort: 'relevance', facets: {} }),
    robots: robotsOf(listing),
    jsonLd: data && [breadcrumbsJsonLd(context, data.parentCategories, data.name)],
  };
}

/** CAT-18: the products of one category. */
export function CategoryListing(props: Props) {
  const { slug, search } = props;
  const category = catalogueApi.useGetCategoryQuery({ params: { slug } }).data;
  const page = catalogueApi.useGetCategoryProductsQuery(productsOf(props)).data;
  const path = useHref()(categoryRoute, { slug });
  if (!category || !page || path === undefined) return null;
  return (
    <Container className={styles.page}>
      <Stack gap={4} className={styles.category}>
        <Intro category={category} />
        <CategoryChips categories={category.children} />
        <ListingView path={path} listing={listingOf(search)} page={page} without="category" />
      </Stack>
    </Container>
  );
}

function Intro({ category }: { readonly category: Category }) {
  return (
    <div className="page-head">
      <CategoryBreadcrumbs categories={category.parentCategories} current={category.name} />
      <h1>{category.name}</h1>
      {category.description !== undefined && <p className={styles.intro}>{category.description}</p>}
    </div>
  );
}
