import { useId, type FormEvent } from 'react';
import { pesticidesRoute, type LightCounts } from '@larder/contracts/pesticides';
import { Link, useFeature, useHref, useTexts } from '@larder/platform';
import { Button, SearchIcon, SelectField, TextField } from '@larder/ui';
import { LIGHTS, queryOf, viewOf, type ReportView } from '../api/report-url.js';
import { monthName } from '../api/reports-normalise.js';
import { useText } from '../messages/use-text.js';
import { Light } from './light.js';
import styles from './report-filter.module.css';

interface Props {
  readonly view: ReportView;
  readonly months: readonly string[];
  readonly lights: LightCounts;
}

/** Search and filters: a form and links, so that they work without a script. */
export function ReportFilter(props: Props) {
  const t = useText();
  return (
    <section className={styles.filter} aria-label={t('filter.label')}>
      <SearchForm {...props} />
      <LightLinks {...props} />
    </section>
  );
}

function SearchForm({ view, months }: Props) {
  const t = useText();
  const texts = useTexts();
  const href = useHref();
  const { navigate } = useFeature();
  const open = (form: HTMLFormElement) => {
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string') search.set(name, value);
    navigate(href(pesticidesRoute, {}, queryOf(viewOf(search))) ?? '');
  };
  return (
    <form
      action={href(pesticidesRoute, {})}
      className={styles.form}
      key={`${view.product} ${view.month}`}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        open(event.currentTarget);
      }}
    >
      {view.light && <input type="hidden" name="light" value={view.light} />}
      <div className={styles.product}>
        <TextField
          label={t('filter.product')}
          name="product"
          type="search"
          maxLength={100}
          placeholder={t('filter.placeholder')}
          defaultValue={view.product}
        />
      </div>
      <div className={styles.month}>
        <SelectField
          label={t('filter.month')}
          name="month"
          defaultValue={view.month}
          onChange={({ target }) => target.form && open(target.form)}
        >
          <option value="">{t('filter.allMonths')}</option>
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month, texts)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" icon={<SearchIcon />}>
        {t('filter.submit')}
      </Button>
    </form>
  );
}

function LightLinks({ view, lights }: Props) {
  const t = useText();
  const id = useId();
  const href = useHref();
  const to = (light: ReportView['light']) =>
    href(pesticidesRoute, {}, queryOf({ ...view, light, offset: 0 })) ?? '';
  const all = lights.green + lights.yellow + lights.red;
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="visually-hidden">
        {t('filter.lights')}
      </p>
      <ul role="list" className={styles.lights}>
        <li>
          <Link
            href={to(undefined)}
            className={styles.light}
            aria-current={view.light ? undefined : 'true'}
          >
            {t('filter.all')} <span className={styles.count}>{all}</span>
          </Link>
        </li>
        {LIGHTS.map((light) => (
          <li key={light}>
            <Link
              href={to(light)}
              rel="nofollow"
              className={styles.light}
              aria-current={view.light === light ? 'true' : undefined}
            >
              <Light light={light} plain /> <span className={styles.count}>{lights[light]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
