import clsx from 'clsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.js';
import { plainLink, type RenderLink } from '../link.js';
import { pageRange } from './page-range.js';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Name of the landmark. */
  readonly label: string;
  /** Pages count from 1. */
  readonly current: number;
  readonly total: number;
  readonly hrefOf: (page: number) => string;
  readonly labels: {
    readonly previous: string;
    readonly next: string;
    /** "Page 3" */
    readonly page: (page: number) => string;
  };
  readonly renderLink?: RenderLink;
}

/** Page links that phones hide; the first and last page stay visible. */
const nearClass = (page: number | null, current: number, total: number) =>
  page !== null && page > 1 && page < total && page !== current ? styles.near : undefined;

/** Links to the pages of a list, usable without JavaScript; nothing for a single page. */
export function Pagination(props: PaginationProps) {
  const { label, current, total, hrefOf, labels, renderLink = plainLink } = props;
  if (total < 2) return null;
  const step = clsx(styles.page, styles.step, styles.wordless);
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {current > 1 && (
          <li>
            {renderLink({
              href: hrefOf(current - 1),
              rel: 'prev',
              className: step,
              children: (
                <>
                  <ChevronLeftIcon directional />
                  <span>{labels.previous}</span>
                </>
              ),
            })}
          </li>
        )}
        {pageRange(current, total).map((page, index) => (
          <li key={page ?? `gap-${index}`} className={nearClass(page, current, total)}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              renderLink({
                href: hrefOf(page),
                className: styles.page,
                'aria-label': labels.page(page),
                'aria-current': page === current ? 'page' : undefined,
                children: page,
              })
            )}
          </li>
        ))}
        {current < total && (
          <li>
            {renderLink({
              href: hrefOf(current + 1),
              rel: 'next',
              className: step,
              children: (
                <>
                  <span>{labels.next}</span>
                  <ChevronRightIcon directional />
                </>
              ),
            })}
          </li>
        )}
      </ul>
    </nav>
  );
}
