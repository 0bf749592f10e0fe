import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  /** One of the illustrations: `icon(…, '-art')`. */
  readonly picture: ReactNode;
  readonly title: string;
  /** Heading level of the title. */
  readonly level?: 1 | 2 | 3;
  /** Reason, and what to do about it. */
  readonly children: ReactNode;
  /** Buttons or links to continue. */
  readonly actions?: ReactNode;
}

/** Placeholder for an empty list or page, with actions. */
export function EmptyState({ picture, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.picture}>{picture}</span>
      <div className={styles.text}>
        <Heading className={styles.title}>{title}</Heading>
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
