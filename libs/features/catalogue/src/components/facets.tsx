import type { Facet } from '@larder/contracts/catalogue';
import { facetViews, type FacetView } from '../api/facet-normalise.js';
import { Link } from '@larder/platform';
import { CheckIcon, ChevronDownIcon, FilterIcon } from '@larder/ui';
import { addressOf, toggled, withoutFacets, type Listing } from '../api/listing.js';
import { useText, useWording } from '../use-text.js';
import styles from './facets.module.css';

interface Props {
  readonly path: string;
  readonly listing: Listing;
  readonly facets: readonly Facet[];
}

/** Values that stand at once; the others behind "more". */
const SHOWN = 8;

/**
 * Filters as links, so that they work without a script: a column beside the tiles on the desktop,
 * folded above them on smaller screens.
 */
export function Facets({ path, listing, facets }: Props) {
  const t = useText();
  const shown = facetViews(facets, useWording());
  if (shown.length === 0) return null;
  const count = Object.values(listing.facets).flat().length;
  return (
    <details className={styles.facets}>
      <summary className={styles.summary}>
        <FilterIcon />
        {t('facet.heading')}
        {count > 0 && <span className={styles.count}>{count}</span>}
        <span className={styles.arrow}>
          <ChevronDownIcon />
        </span>
      </summary>
      <div className={styles.groups}>
        {shown.map((facet) => (
          <FacetGroup key={facet.id} path={path} listing={listing} facet={facet} />
        ))}
      </div>
    </details>
  );
}

function FacetGroup({
  path,
  listing,
  facet,
}: Omit<Props, 'facets'> & { readonly facet: FacetView }) {
  const t = useText();
  const row = (value: FacetView['values'][number]) => (
    <li key={value.value}>
      <Link
        className={styles.value}
        href={addressOf(path, toggled(listing, facet.id, value.value))}
        rel="nofollow"
        aria-current={value.selected ? 'true' : undefined}
      >
        <span className={value.selected ? styles.ticked : styles.box}>
          {value.selected && <CheckIcon />}
        </span>
        <span className={styles.label}>{value.label}</span>
        <span className={styles.hits}>{value.count}</span>
      </Link>
    </li>
  );
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{t(`facet.${facet.id}`)}</h2>
      <ul role="list" className={styles.values}>
        {facet.values.slice(0, SHOWN).map(row)}
      </ul>
      {facet.values.length > SHOWN && (
        <details className={styles.rest}>
          <summary className={styles.more}>{t('facet.more')}</summary>
          <ul role="list" className={styles.values}>
            {facet.values.slice(SHOWN).map(row)}
          </ul>
        </details>
      )}
    </section>
  );
}

/** What is chosen, each with the way back. */
export function ChosenFacets({ path, listing, facets }: Props) {
  const t = useText();
  const chosen = facetViews(facets, useWording()).flatMap(({ id, values }) =>
    values.filter((value) => value.selected).map((value) => ({ id, ...value })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className={styles.chosen} aria-label={t('facet.chosen')}>
      {chosen.map(({ id, value, label }) => (
        <li key={`${id}-${value}`}>
          <Link className={styles.chip} href={addressOf(path, toggled(listing, id, value))}>
            {label}
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('facet.remove')}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} href={addressOf(path, withoutFacets(listing))}>
          {t('facet.reset')}
        </Link>
      </li>
    </ul>
  );
}
