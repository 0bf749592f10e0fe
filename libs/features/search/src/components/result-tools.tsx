import { useId } from 'react';
import type { Facet } from '@larder/contracts/catalogue';
import { searchRoute } from '@larder/contracts/search';
import { Link, useFeature, useHref } from '@larder/platform';
import { Button, ChevronDownIcon, FilterIcon } from '@larder/ui';
import { FILTERS, queryOf, SORTS, type Filter, type ResultView } from '../pages/result-address.js';
import { useText } from '../use-text.js';
import styles from './result-tools.module.css';

interface Props {
  readonly view: ResultView;
  readonly facets: readonly Facet[];
}

/** Order and filters of the found products; links and a form, so that no script is needed. */
export function ResultTools({ view, facets }: Props) {
  const t = useText();
  const shown = FILTERS.flatMap((id) => facets.filter((facet) => facet.id === id));
  const some = shown.filter(({ values }) => values.length > 1);
  return (
    <div className={styles.tools}>
      {some.length > 0 && (
        <details className={styles.filter}>
          <summary className={styles.summary}>
            <FilterIcon />
            {t('filter.heading')}
            <ChevronDownIcon />
          </summary>
          <div className={styles.panel}>
            {some.map((facet) => (
              <FilterGroup key={facet.id} view={view} facet={facet} />
            ))}
          </div>
        </details>
      )}
      <SortForm view={view} />
    </div>
  );
}

function FilterGroup({ view, facet }: { readonly view: ResultView; readonly facet: Facet }) {
  const t = useText();
  const href = useHref();
  const name = facet.id as Filter;
  const toggled = (value: string) => {
    const chosen = view[name];
    const values = chosen.includes(value)
      ? chosen.filter((one) => one !== value)
      : [...chosen, value];
    return href(searchRoute, { term: view.term }, queryOf({ ...view, offset: 0, [name]: values }));
  };
  return (
    <section>
      <h2 className={styles.title}>{t(`filter.${name}`)}</h2>
      <ul role="list" className={styles.values}>
        {facet.values.map(({ value, label, count, selected }) => (
          <li key={value}>
            <Link
              href={toggled(value) ?? ''}
              rel="nofollow"
              className={styles.value}
              aria-current={selected ? 'true' : undefined}
            >
              {label} <span className={styles.count}>({count})</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SortForm({ view }: { readonly view: ResultView }) {
  const t = useText();
  const id = useId();
  const href = useHref();
  const { navigate } = useFeature();
  return (
    <form action={href(searchRoute, { term: view.term }) ?? ''} className={styles.form}>
      {FILTERS.map(
        (name) =>
          view[name].length > 0 && (
            <input key={name} type="hidden" name={name} value={view[name].join(',')} />
          ),
      )}
      <label htmlFor={id} className={styles.label}>
        {t('sort.label')}
      </label>
      <select
        id={id}
        name="sort"
        key={view.sort}
        className={styles.select}
        defaultValue={view.sort}
        onChange={({ target }) => {
          const sort = SORTS.find((one) => one === target.value) ?? 'relevance';
          const next = { ...view, sort, offset: 0 };
          navigate(href(searchRoute, { term: view.term }, queryOf(next)) ?? '');
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t('sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
