import { useId } from 'react';
import { pesticidesRoute, type ResidueReport } from '@larder/contracts/pesticides';
import { Link, useHref, useTexts } from '@larder/platform';
import { Pagination } from '@larder/ui';
import { PAGE_SIZE, queryOf, type ReportView } from '../api/report-url.js';
import { dayName, groupedByMonth, monthName, type MonthGroup } from '../api/reports-normalise.js';
import { useText } from '../messages/use-text.js';
import { Light } from './light.js';
import { ReportCard } from './report-card.js';
import styles from './report-list.module.css';

interface Props {
  readonly view: ReportView;
  readonly reports: readonly ResidueReport[];
  readonly total: number;
}

/** A page of reports by month, latest first, and the links to the others. */
export function ReportList({ view, reports, total }: Props) {
  const t = useText();
  const href = useHref();
  const last = view.offset + reports.length;
  return (
    <div className={styles.list}>
      <p role="status" className={styles.count}>
        {countText(t, view.offset + 1, last, total)}
      </p>
      {view.sku !== '' && reports.length > 1 && <History reports={reports} />}
      {groupedByMonth(reports).map((group) => (
        <Month key={group.month} group={group} isAlone={view.sku !== ''} />
      ))}
      <Pagination
        label={t('pages.label')}
        current={Math.floor(view.offset / PAGE_SIZE) + 1}
        total={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) =>
          href(pesticidesRoute, {}, queryOf({ ...view, offset: (page - 1) * PAGE_SIZE })) ?? ''
        }
        labels={{
          previous: t('pages.previous'),
          next: t('pages.next'),
          page: (page) => t('pages.page', { page }),
        }}
        renderLink={(link) => <Link {...link} />}
      />
    </div>
  );
}

function countText(t: ReturnType<typeof useText>, first: number, last: number, total: number) {
  if (total > PAGE_SIZE) return t('count.range', { first, last, count: total });
  return t('count', { count: total });
}

/** The lights of a product over time, the oldest first, each leading to its report. */
function History({ reports }: { readonly reports: readonly ResidueReport[] }) {
  const t = useText();
  const texts = useTexts();
  return (
    <nav aria-label={t('history.list')}>
      <ol role="list" className={styles.history}>
        {[...reports].reverse().map(({ id, light, sampledOn }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.sample}>
              <Light light={light} plain />
              <span className={styles.day}>{dayName(sampledOn, texts)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Month({ group, isAlone }: { readonly group: MonthGroup; readonly isAlone: boolean }) {
  const id = useId();
  const texts = useTexts();
  return (
    <section aria-labelledby={id} className={styles.month}>
      <h2 id={id}>{monthName(group.month, texts)}</h2>
      <ul role="list" className={styles.reports}>
        {group.reports.map((report) => (
          <li key={report.id}>
            <ReportCard report={report} isAlone={isAlone} />
          </li>
        ))}
      </ul>
    </section>
  );
}
