import { useId } from 'react';
import { useFeature } from '@larder/platform';
import { Button, ChevronDownIcon } from '@larder/ui';
import { FACETS } from '@larder/contracts/catalogue';
import { listingHref, SORTS, type Listing } from '../../api/listing.js';
import { useText } from '../../messages/use-text.js';
import styles from './sort-form.module.css';

interface Props {
  readonly path: string;
  readonly listing: Listing;
}

/** The order of a listing: changes at once with a script, by a button without one. */
export function SortForm({ path, listing }: Props) {
  const t = useText();
  const id = useId();
  const { navigate } = useFeature();
  return (
    <form action={path} className={styles.form}>
      {FACETS.map((facet) => {
        const values = listing.facets[facet];
        return values && <input key={facet} type="hidden" name={facet} value={values.join(',')} />;
      })}
      <label htmlFor={id} className={styles.label}>
        {t('sort.label')}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          name="sort"
          className={styles.select}
          key={listing.sort}
          defaultValue={listing.sort}
          onChange={({ target }) => {
            const sort = SORTS.find((one) => one === target.value) ?? 'relevance';
            navigate(listingHref(path, { ...listing, sort, page: 1 }));
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
