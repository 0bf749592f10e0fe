import type { Facet } from '@larder/contracts/catalogue';
import { facetViews } from '../../api/facet-normalise.js';
import { Link } from '@larder/platform';
import { Button, ChevronDownIcon, FilterIcon } from '@larder/ui';
import { listingHref, toggled, withoutFacets, type Listing } from '../../api/listing.js';
import { useText, useFormatContext } from '../../messages/use-text.js';
import { FacetGroup } from './facet-group.js';
import styles from './facets.module.css';

interface Props {
  readonly path: string;
  readonly listing: Listing;
  readonly facets: readonly Facet[];
}

const NONE = { path: '', scrolled: 0 };
/** The listing whose filters are open, and how far they are scrolled: each choice opens a new page. */
let open = NONE;

const close = ({ currentTarget }: { readonly currentTarget: Element }) => {
  const details = currentTarget.closest('details');
  if (details) details.open = false;
};

/** The sheet of a phone: the browser's back button closes it. */
const closeOnBack = (details: HTMLDetailsElement) => {
  if (details.open && getComputedStyle(details).position !== 'fixed') return;
  void import('./close-sheet-on-back.js').then(({ sheetToggled }) => sheetToggled(details));
};

/**
 * Filters as links, so that they work without a script: a column beside the tiles on the desktop,
 * folded above them on smaller screens, a sheet on a phone. `total` is the number of products.
 */
export function Facets({ path, listing, facets, total }: Props & { readonly total: number }) {
  const t = useText();
  const shown = facetViews(facets, useFormatContext(), total);
  if (shown.length === 0) return null;
  const count = Object.values(listing.facets).flat().length;
  return (
    <details
      className={styles.facets}
      open={open.path === path}
      ref={(details) => {
        if (details && open.path === path) details.scrollTop = open.scrolled;
      }}
      onToggle={({ currentTarget }) => {
        if (!currentTarget.open) open = NONE;
        else if (open.path !== path) open = { path, scrolled: 0 };
        closeOnBack(currentTarget);
      }}
      onScroll={({ currentTarget }) => {
        open = { path, scrolled: currentTarget.scrollTop };
      }}
    >
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
          <FacetGroup
            key={facet.id}
            facet={facet}
            hrefOf={(id, value) => listingHref(path, toggled(listing, id, value))}
          />
        ))}
      </div>
      <div className={styles.done}>
        <Button onClick={close}>{t('facet.show', { count: total })}</Button>
      </div>
    </details>
  );
}

/** What is chosen, each with the way back. */
export function ChosenFacets({ path, listing, facets }: Props) {
  const t = useText();
  const selected = facets.map(({ values, ...facet }) => ({
    ...facet,
    values: values.filter((value) => value.selected),
  }));
  const chosen = facetViews(selected, useFormatContext()).flatMap(({ id, values }) =>
    values.map((value) => ({ id, ...value })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul role="list" className={styles.chosen} aria-label={t('facet.chosen')}>
      {chosen.map(({ id, value, label }) => (
        <li key={`${id}-${value}`}>
          <Link className={styles.chip} href={listingHref(path, toggled(listing, id, value))}>
            <span className={styles.label}>{label}</span>
            <span aria-hidden="true">×</span>
            <span className="visually-hidden">{t('facet.remove')}</span>
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.reset} href={listingHref(path, withoutFacets(listing))}>
          {t('facet.reset')}
        </Link>
      </li>
    </ul>
  );
}
