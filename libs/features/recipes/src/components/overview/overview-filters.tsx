import type { RecipeFacet } from '@larder/contracts/recipes';
import { Link } from '@larder/platform';
import { CheckIcon, ChevronDownIcon, FilterIcon } from '@larder/ui';
import {
  overviewHref,
  FILTER_NAMES,
  toggled,
  type Filter,
  type Overview,
} from '../../api/overview-url.js';
import { filterLabels } from '../../api/filter-labels.js';
import { useText } from '../../messages/use-text.js';
import styles from './overview-filters.module.css';

interface Props {
  readonly path: string;
  readonly overview: Overview;
  readonly facets: readonly RecipeFacet[];
}

const facetOf: Readonly<Record<Filter, RecipeFacet['id']>> = {
  time: 'maxMinutes',
  diet: 'mark',
  season: 'season',
  difficulty: 'difficulty',
};

/** Filters as links: they work without a script, folded on a phone and open beside the tiles. */
export function OverviewFilters({ path, overview, facets }: Props) {
  const t = useText();
  const chosen = FILTER_NAMES.filter((name) => overview[name] !== undefined).length;
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <FilterIcon />
        {t('filter.heading')}
        {chosen > 0 && <span className={styles.count}>{chosen}</span>}
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.groups}>
        {FILTER_NAMES.map((name) => (
          <Group key={name} name={name} path={path} overview={overview} facets={facets} />
        ))}
      </div>
    </details>
  );
}

function Group({ path, overview, facets, name }: Props & { readonly name: Filter }) {
  const t = useText();
  const values = facets.find(({ id }) => id === facetOf[name])?.values ?? [];
  if (values.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t(`filter.${name}`)}</h2>
      <ul role="list" className={styles.values}>
        {values.map(({ value, count, selected }) => (
          <li key={value}>
            <Link
              className={styles.value}
              href={overviewHref(path, toggled(overview, name, value))}
              rel="nofollow"
              aria-current={selected ? 'true' : undefined}
            >
              <span className={selected ? styles.ticked : styles.box}>
                {selected && <CheckIcon />}
              </span>
              {filterLabels(t, name, value)}
              <span className={styles.hits}>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is chosen, each with the way back. */
export function ChosenFilters({ path, overview }: Omit<Props, 'facets'>) {
  const t = useText();
  const chips = FILTER_NAMES.flatMap((name) => {
    const value = overview[name];
    if (value === undefined) return [];
    return [{ key: name, label: filterLabels(t, name, value), to: toggled(overview, name, value) }];
  });
  const term = {
    key: 'term',
    label: t('filter.term', { term: overview.term }),
    to: { ...overview, page: 1, term: '' },
  };
  const all = overview.term === '' ? chips : [term, ...chips];
  if (all.length === 0) return null;
  return (
    <ul role="list" className={styles.chosen} aria-label={t('filter.chosen')}>
      {all.map(({ key, label, to }) => (
        <li key={key}>
          <Link className={styles.chip} href={overviewHref(path, to)}>
            {label}
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('filter.remove')}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} href={path}>
          {t('filter.reset')}
        </Link>
      </li>
    </ul>
  );
}
