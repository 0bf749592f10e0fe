import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone =
  'offer' | 'member' | 'accent' | 'organic' | 'success' | 'warning' | 'danger' | 'neutral';

export interface BadgeProps {
  /** `offer` only for offers; `accent` for new products. */
  readonly tone: BadgeTone;
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A short label. */
export function Badge({ tone, icon, className, children }: BadgeProps) {
  return (
    <span className={clsx(styles.badge, styles[tone], className)}>
      {icon}
      {children}
    </span>
  );
}
