import { mealPlanRoute } from '@larder/contracts/recipes';
import { ClientOnly, lazy, type FeatureContext, type Head } from '@larder/platform';
import { Container, Loading, Skeleton, Stack } from '@larder/ui';
import { getPlanText, usePlanText } from '../components/plan/plan-text.js';
import pageStyles from './page.module.css';
import styles from './meal-plan.module.css';

const planner = lazy(() => import('../components/plan/week-planner.js'));

/** The plan is the visitor's own: nobody finds anything here by a search engine. */
export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${getPlanText(texts)('title')} – ${tenant.shopName}`,
  robots: 'noindex, follow',
  canonical: href(mealPlanRoute, {}),
});

/** The week planner; its plan comes in the browser. */
export default function MealPlanPage() {
  const text = usePlanText();
  return (
    <Container className={pageStyles.page}>
      <Stack gap={4}>
        <div>
          <h1>{text('title')}</h1>
          <p className={pageStyles.intro}>{text('intro')}</p>
        </div>
        <p className={styles.noScript}>{text('noScript')}</p>
        <ClientOnly
          component={planner}
          props={{}}
          fallback={
            <div className={styles.loading}>
              <Loading label={text('loading')}>
                <Skeleton shape="wide" />
                <Skeleton shape="wide" />
                <Skeleton shape="wide" />
              </Loading>
            </div>
          }
        />
      </Stack>
    </Container>
  );
}
