import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@larder/platform';
import styles from './flyout.module.css';

interface Props {
  readonly id: string;
  readonly href: string;
  readonly isActive: boolean;
  readonly onFollow?: (event: MouseEvent) => void;
  /** A control of its own beside the link. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One row of the grid: where it leads to, and what can be done at once. */
export function FlyoutRow({ id, href, isActive, onFollow, action, children }: Props) {
  return (
    <div role="row" className={styles.row}>
      <div id={id} role="gridcell" aria-selected={isActive} className={styles.cell}>
        <Link href={href} tabIndex={-1} className={styles.option} onClick={onFollow}>
          {children}
        </Link>
      </div>
      {action && (
        <div role="gridcell" className={styles.action}>
          {action}
        </div>
      )}
    </div>
  );
}
