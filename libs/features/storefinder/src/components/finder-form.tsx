import type { FormEvent } from 'react';
import { storefinderRoute } from '@larder/contracts/distribution';
import { useFeature, useHref } from '@larder/platform';
import { Button, Checkbox, ChevronDownIcon, LocateIcon, SearchIcon, TextField } from '@larder/ui';
import { queryOf, viewOf, type FinderView } from '../api/finder-url.js';
import { useText } from '../messages/use-text.js';
import styles from './finder-form.module.css';
import { serviceName } from './services.js';

interface Props {
  readonly view: FinderView;
  /** Every service that some store has. */
  readonly services: readonly string[];
  readonly onLocate: () => void;
  readonly isLocating: boolean;
}

/** The search as a form by `GET`: it works without a script, only the position needs one. */
export function FinderForm({ view, services, onLocate, isLocating }: Props) {
  const t = useText();
  const href = useHref();
  const { navigate } = useFeature();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') search.append(name, value);
    navigate(href(storefinderRoute, {}, queryOf(viewOf(search))) ?? '');
  };
  return (
    <form
      role="search"
      aria-label={t('search.label')}
      action={href(storefinderRoute, {})}
      className={styles.form}
      key={`${view.q} ${view.services.join()}`}
      onSubmit={submit}
    >
      <div className={styles.line}>
        <div className={styles.field}>
          <TextField
            label={t('search.place')}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="postal-code"
            placeholder={t('search.placeholder')}
            defaultValue={view.q}
          />
        </div>
        <Button type="submit" icon={<SearchIcon />}>
          {t('search.submit')}
        </Button>
        <Button
          variant="secondary"
          className={styles.scripted}
          icon={<LocateIcon />}
          busy={isLocating}
          onClick={onLocate}
        >
          {isLocating ? t('search.locating') : t('search.locate')}
        </Button>
      </div>
      <details className={styles.services} open={view.services.length > 0}>
        <summary className={styles.summary}>
          {t('search.services')}
          <ChevronDownIcon />
        </summary>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t('search.services')}</legend>
          {services.map((service) => (
            <Checkbox
              key={service}
              name="service"
              value={service}
              defaultChecked={view.services.includes(service)}
              label={serviceName(t, service)}
            />
          ))}
        </fieldset>
      </details>
    </form>
  );
}
