import { mealPlanRoute, recipesRoute, recipeTile } from '@larder/contracts/recipes';
import {
  Link,
  PageError,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { CalendarIcon, Container, LinkButton, Stack } from '@larder/ui';
import { overviewHref, overviewOf, queryOf, robotsOf } from '../api/overview-url.js';
import { overviewLabels } from '../api/filter-labels.js';
import { recipesApi } from '../api/recipes-api.js';
import { OverviewList } from '../components/overview/overview-list.js';
import { SavedRecipes } from '../components/overview/saved-recipes.js';
import { SearchForm } from '../components/overview/search-form.js';
import { useText, getText } from '../messages/use-text.js';
import styles from './page.module.css';

type Props = PageProps<Record<never, string>>;

const { getRecipes } = recipesApi.endpoints;
const argsOf = ({ search }: Props) => ({ query: queryOf(overviewOf(search)) });

/** A page behind the last one does not exist. */
export async function preload(context: FeatureContext, props: Props): Promise<void> {
  const { results } = await context.query(getRecipes, argsOf(props));
  const { page } = overviewOf(props.search);
  if (page > 1 && results.length === 0) throw new PageError(404, `Page Not Found: page ${page}`);
  await context.prepareSlot(
    recipeTile,
    results.map((recipe) => ({ recipe })),
  );
}

export function head(context: FeatureContext, { search }: Props): Head {
  const { t } = getText(context);
  const overview = overviewOf(search);
  const path = context.href(recipesRoute, {});
  const plain = { ...overviewOf(new URLSearchParams()), page: overview.page };
  const title = overviewLabels(t, overview);
  const page = overview.page;
  return {
    title: `${page > 1 ? t('overview.pageTitle', { title, page }) : title} | ${context.tenant.shopName}`,
    description: t('overview.description', { shop: context.tenant.shopName }),
    canonical: path && overviewHref(path, plain),
    robots: robotsOf(overview),
  };
}

/** REC-02: all recipes with filters; every filter is a link, the search a form. */
export default function RecipesPage(props: Props) {
  const t = useText();
  const href = useHref();
  const path = href(recipesRoute, {});
  const plan = href(mealPlanRoute, {});
  const overview = overviewOf(props.search);
  const { data: page } = recipesApi.useGetRecipesQuery(argsOf(props));
  if (path === undefined || !page) return null;
  return (
    <Container className={styles.page}>
      <Stack gap={4}>
        <div className={`page-head ${styles.head}`}>
          <h1>{t('overview.title')}</h1>
          <p className={styles.intro}>{t('overview.intro')}</p>
          <div className={styles.actions}>
            <SavedRecipes />
            {plan !== undefined && (
              <LinkButton as={Link} href={plan} variant="quiet" icon={<CalendarIcon />}>
                {t('overview.plan')}
              </LinkButton>
            )}
          </div>
        </div>
        <SearchForm overview={overview} />
        <OverviewList path={path} overview={overview} page={page} />
      </Stack>
    </Container>
  );
}
