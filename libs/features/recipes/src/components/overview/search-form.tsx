import { useId, type FormEvent } from 'react';
import { recipesRoute } from '@larder/contracts/recipes';
import { useFeature, useHref } from '@larder/platform';
import { Button, SearchIcon } from '@larder/ui';
import { overviewHref, FILTER_NAMES, overviewOf, type Overview } from '../../api/overview-url.js';
import { useText } from '../../messages/use-text.js';
import styles from './search-form.module.css';

/** Default search without a selection. */
const emptyOverview = overviewOf(new URLSearchParams());

interface Props {
  /** What is chosen on the overview; absent in a block. */
  readonly overview?: Overview;
}

/**
 * The field that searches recipes: a form to the overview, so that it works without a script. What is
 * chosen there stays chosen.
 */
export function SearchForm({ overview }: Props) {
  const t = useText();
  const id = useId();
  const path = useHref()(recipesRoute, {});
  const chosen = overview ?? emptyOverview;
  // A page of blocks may have several, and landmarks with the same name are useless.
  const landmark = { role: 'search', 'aria-label': t('search.label') } as const;
  const { navigate } = useFeature();
  if (path === undefined) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('term') ?? '').trim();
    navigate(overviewHref(path, { ...chosen, term, page: 1 }));
  };
  return (
    <form action={path} onSubmit={submit} {...(overview && landmark)}>
      {FILTER_NAMES.map((name) => {
        const value = chosen[name];
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {chosen.sort && <input type="hidden" name="sort" value={chosen.sort} />}
      <label htmlFor={id} className="visually-hidden">
        {t('search.label')}
      </label>
      <div className={styles.field}>
        <input
          id={id}
          key={chosen.term}
          className={styles.input}
          type="text"
          name="term"
          defaultValue={chosen.term}
          placeholder={t('search.placeholder')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" icon={<SearchIcon />}>
          {t('search.submit')}
        </Button>
      </div>
    </form>
  );
}
