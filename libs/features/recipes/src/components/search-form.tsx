import { useId, type FormEvent } from 'react';
import { recipesRoute } from '@larder/contracts/recipes';
import { useFeature, useHref } from '@larder/platform';
import { Button, SearchIcon } from '@larder/ui';
import { addressOf, FILTER_NAMES, overviewOf, type Overview } from '../api/overview-address.js';
import { useText } from '../use-text.js';
import styles from './search-form.module.css';

/** What is asked for when nothing is chosen. */
const nothing = overviewOf(new URLSearchParams());

/**
 * The field that searches recipes: a form to the overview, so that it works without a script. What is
 * chosen there stays chosen.
 */
export function SearchForm({ overview = nothing }: { readonly overview?: Overview }) {
  const t = useText();
  const id = useId();
  const path = useHref()(recipesRoute, {});
  const { navigate } = useFeature();
  if (path === undefined) return null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const term = String(new FormData(event.currentTarget).get('term') ?? '').trim();
    navigate(addressOf(path, { ...overview, term, page: 1 }));
  };
  return (
    <form action={path} role="search" aria-label={t('search.label')} onSubmit={submit}>
      {FILTER_NAMES.map((name) => {
        const value = overview[name];
        return value && <input key={name} type="hidden" name={name} value={value} />;
      })}
      <label htmlFor={id} className="visually-hidden">
        {t('search.label')}
      </label>
      <div className={styles.field}>
        <input
          id={id}
          key={overview.term}
          className={styles.input}
          type="text"
          name="term"
          defaultValue={overview.term}
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
