import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Level of the title in the page's outline. */
  readonly level?: 1 | 2 | 3;
  /** Why there is nothing and what to do about it. */
  readonly children: ReactNode;
  /** Buttons or links that lead on. */
  readonly actions?: ReactNode;
}

/** Nothing here, and the way on. */
export function EmptyState({ icon, title, level = 2, children, actions }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>{icon}</span>
      <div className={styles.words}>
        <Heading className={styles.title}>{title}</Heading>
        <div>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
