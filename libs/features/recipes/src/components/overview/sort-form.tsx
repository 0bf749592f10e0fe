import { useId } from 'react';
import { useFeature } from '@larder/platform';
import { Button, ChevronDownIcon } from '@larder/ui';
import { FILTER_NAMES, overviewHref, SORTS, type Overview } from '../../api/overview-url.js';
import { useText } from '../../messages/use-text.js';
import styles from './sort-form.module.css';

interface Props {
  readonly path: string;
  readonly overview: Overview;
}

/** The order of the recipes: changes at once with a script, by a button without one. */
export function SortForm({ path, overview }: Props) {
  const t = useText();
  const id = useId();
  const { navigate } = useFeature();
  const [standard] = SORTS;
  const { sort = standard, term } = overview;
  const change = (value: string) => {
    const chosen = SORTS.find((one) => one === value);
    navigate(overviewHref(path, { ...overview, page: 1, sort: chosen }));
  };
  return (
    <form action={path} className={styles.form}>
      {FILTER_NAMES.map((name) => {
        const value = overview[name];
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {term !== '' && <input type="hidden" name="term" value={term} />}
      <label htmlFor={id} className={styles.label}>
        {t('sort.label')}
      </label>
      <span className={styles.choice}>
        <select
          id={id}
          name="sort"
          className={styles.select}
          key={sort}
          defaultValue={sort}
          onChange={({ target }) => change(target.value)}
        >
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
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
