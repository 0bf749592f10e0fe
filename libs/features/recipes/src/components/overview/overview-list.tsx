import type { RecipePage } from '@larder/contracts/recipes';
import { Link } from '@larder/platform';
import { EmptyState, icon, LinkButton, Pagination } from '@larder/ui';
import { overviewHref, PAGE_SIZE, type Overview } from '../../api/overview-url.js';
import { useText } from '../../messages/use-text.js';
import { ChosenFilters, OverviewFilters } from './overview-filters.js';
import styles from './overview-list.module.css';
import { RecipeGrid } from './recipe-grid.js';
import { OverviewSort } from './overview-sort.js';

const CookingArt = icon('cooking', '-art');

interface Props {
  readonly path: string;
  readonly overview: Overview;
  readonly page: RecipePage;
}

/** Filters, tiles and pages of the overview; everything in it is a link. */
export function OverviewList({ path, overview, page }: Props) {
  const t = useText();
  return (
    <div className={styles.list}>
      <OverviewFilters path={path} overview={overview} facets={page.facets} />
      <div className={styles.main}>
        <div className={styles.bar}>
          <p role="status" className={styles.count}>
            {t('overview.count', { count: page.total })}
          </p>
          {page.total > 1 && <OverviewSort path={path} overview={overview} />}
        </div>
        <ChosenFilters path={path} overview={overview} />
        <h2 className="visually-hidden">{t('overview.title')}</h2>
        {page.results.length > 0 ? (
          <RecipeGrid recipes={page.results} eager={3} />
        ) : (
          <EmptyState
            picture={<CookingArt />}
            title={t('overview.emptyTitle')}
            actions={
              <LinkButton as={Link} href={path}>
                {t('overview.all')}
              </LinkButton>
            }
          >
            {t('overview.emptyText')}
          </EmptyState>
        )}
        <Pagination
          label={t('pages.label')}
          current={overview.page}
          total={Math.ceil(page.total / PAGE_SIZE)}
          hrefOf={(number) => overviewHref(path, { ...overview, page: number })}
          labels={{
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (number) => t('pages.page', { page: number }),
          }}
          renderLink={(link) => <Link {...link} />}
        />
      </div>
    </div>
  );
}
