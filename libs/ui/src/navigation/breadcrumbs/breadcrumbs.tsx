import clsx from 'clsx';
import { ChevronRightIcon } from '../../icons/icons.js';
import { plainLink, type RenderLink } from '../link.js';
import styles from './breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** Name of the landmark: "You are here". */
  readonly label: string;
  /** From the home page down to the parent of this page. */
  readonly trail: readonly { readonly href: string; readonly text: string }[];
  /** The current page; not a link. */
  readonly current: string;
  readonly renderLink?: RenderLink;
}

/** Path to the current page; on phones, only the link to the parent page. */
export function Breadcrumbs({ label, trail, current, renderLink = plainLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {trail.map(({ href, text }, index) => {
          const place = [index === 0 && styles.root, index === trail.length - 1 && styles.parent];
          return (
            <li key={href} className={clsx(styles.item, place)}>
              <ChevronRightIcon directional />
              {renderLink({ href, children: text })}
            </li>
          );
        })}
        <li className={styles.item}>
          <ChevronRightIcon directional />
          <span className={styles.here} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
