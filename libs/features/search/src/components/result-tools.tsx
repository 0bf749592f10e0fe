import { useId } from 'react';
import {
  FACETS,
  facetGroups,
  type Facet,
  type FacetGroupsProps,
} from '@larder/contracts/catalogue';
import { searchRoute } from '@larder/contracts/search';
import { ExtensionSlot, useFeature, useHref, type FeatureContext } from '@larder/platform';
import { Button, ChevronDownIcon, FilterIcon } from '@larder/ui';
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
      <SortForm view={view} />
    </div>
  );
}

function SortForm({ view }: { readonly view: ResultView }) {
  const t = useText();
  const id = useId();
  const href = useHref();
  const { navigate } = useFeature();
  return (
    <form action={href(searchRoute, { term: view.term })} className={styles.form}>
      {FACETS.map(
        (name) =>
          view.chosen[name] && (
            <input key={name} type="hidden" name={name} value={view.chosen[name]} />
          ),
      )}
      <label htmlFor={id} className={styles.label}>
        {t('sort.label')}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          name="sort"
          key={view.sort}
          className={styles.select}
          defaultValue={view.sort}
          onChange={({ target }) => {
            const sort = target.value as ResultView['sort'];
            navigate(resultHref(href, { ...view, sort, offset: 0 }), { external: true });
          }}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
