import { categoryRoute, productsRoute } from '@larder/contracts/catalogue';
import { PageRedirect, type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, Stack } from '@larder/ui';
import { catalogueApi } from '../api/catalogue-api.js';
import { CategoryCards } from '../components/navigation/category-cards.js';
import { useText, formatContextOf } from '../messages/use-text.js';
import { CategoryListing, headOfCategory, preloadCategory } from './category-listing.js';
import styles from './page.module.css';
import { titleOf } from './title.js';

type Props = PageProps<{ slug?: string }>;

/** With a slug the products of a category, without one the category tree (CAT-18). */
export function preload(context: FeatureContext, { params, search }: Props): Promise<unknown> {
  if (!context.hasPrevious) redirectLegacy(context, params, search);
  return params.slug === undefined
    ? context.query(catalogueApi.endpoints.getCategoryTrees, undefined)
    : preloadCategory(context, { slug: params.slug, search });
}

/** NAV-73, 74: redirects legacy links `/products?slug=x` to the category x. */
function redirectLegacy(context: FeatureContext, params: Props['params'], search: URLSearchParams) {
  const slug = params.slug === undefined ? search.get('slug') : null;
  const to = slug ? context.href(categoryRoute, { slug }) : undefined;
  if (to !== undefined) throw new PageRedirect(to, 301);
}

export function head(context: FeatureContext, { params, search }: Props): Head {
  if (params.slug !== undefined) return headOfCategory(context, { slug: params.slug, search });
  const { t } = formatContextOf(context);
  return {
    title: titleOf(context, t('listing.title')),
    description: t('listing.intro'),
    canonical: context.href(productsRoute, {}),
  };
}

/** The category tree, or the products of a category by its slug. */
export default function ProductsPage({ params, search }: Props) {
  if (params.slug !== undefined) return <CategoryListing slug={params.slug} search={search} />;
  return <Overview />;
}

function Overview() {
  const t = useText();
  const { data: trees = [] } = catalogueApi.useGetCategoryTreesQuery();
  return (
    <Container className={styles.page}>
      <Stack gap={6}>
        <div className="page-head">
          <h1>{t('listing.title')}</h1>
          <p className={styles.intro}>{t('listing.intro')}</p>
        </div>
        <CategoryCards trees={trees} />
      </Stack>
    </Container>
  );
}
