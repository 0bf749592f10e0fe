import {
  FACETS,
  facetGroups,
  type Facet,
  type FacetGroupsProps,
} from '@larder/contracts/catalogue';
import { searchRoute } from '@larder/contracts/search';
import { ExtensionSlot, useFeature, useHref, type FeatureContext } from '@larder/platform';
import { ChevronDownIcon, FilterIcon, SortForm } from '@larder/ui';
import { resultHref, SORTS, toggled, type ResultView } from '../pages/result-url.js';
import { useText } from '../messages/use-text.js';
import styles from './result-tools.module.css';

interface Props {
  readonly view: ResultView;
  readonly facets: readonly Facet[];
}

/** What the place of the filters is given: facets with a choice among their values, or one to take back. */
export function filtersOf(
  view: ResultView,
  facets: readonly Facet[],
  href: FeatureContext['href'],
): FacetGroupsProps {
  return {
    facets: facets.filter(({ values }) => values.length > 1 || values[0]?.selected),
    hrefOf: (id, value) => resultHref(href, toggled(view, id, value)),
  };
}

/** Order and filters of the found products; links and a form, so that no script is needed. */
export function ResultTools({ view, facets }: Props) {
  const t = useText();
  const filters = filtersOf(view, facets, useHref());
  return (
    <div className={styles.tools}>
      {filters.facets.length > 0 && (
        <details>
          <summary className={styles.summary}>
            <FilterIcon />
            {t('filter.heading')}
            <ChevronDownIcon />
          </summary>
          <div className={styles.panel}>
            <ExtensionSlot slot={facetGroups} props={filters} />
          </div>
        </details>
      )}
      <ResultSort view={view} />
    </div>
  );
}

function ResultSort({ view }: { readonly view: ResultView }) {
  const t = useText();
  const href = useHref();
  const { navigate } = useFeature();
  return (
    <SortForm
      action={href(searchRoute, { term: view.term })}
      kept={FACETS.map((name) => [name, view.chosen[name]])}
      label={t('sort.label')}
      applyText={t('sort.apply')}
      orders={SORTS}
      order={view.sort}
      textOf={(sort) => t(`sort.${sort}`)}
      onChange={(sort) =>
        navigate(resultHref(href, { ...view, sort, offset: 0 }), { external: true })
      }
    />
  );
}
