import type { FormEvent, ReactNode } from 'react';
import { storefinderRoute } from '@larder/contracts/distribution';
import { useFeature, useHref } from '@larder/platform';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  IconButton,
  LocateIcon,
  SearchIcon,
  TextField,
} from '@larder/ui';
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
  /** Beside the filters. */
  readonly children: ReactNode;
}

/** The search as a form by `GET`: it works without a script, only the position needs one. */
export function FinderForm({ view, services, onLocate, isLocating, children }: Props) {
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
          <IconButton
            className={styles.locate}
            icon={<LocateIcon />}
            label={isLocating ? t('search.locating') : t('search.locate')}
            disabled={isLocating}
            onClick={onLocate}
          />
        </div>
        <Button type="submit" icon={<SearchIcon />}>
          {t('search.submit')}
        </Button>
      </div>
      <Services view={view} services={services}>
        {children}
      </Services>
    </form>
  );
}

function Services({ view, services, children }: Pick<Props, 'view' | 'services' | 'children'>) {
  const t = useText();
  return (
    <div className={styles.filters}>
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
      {children}
    </div>
  );
}
