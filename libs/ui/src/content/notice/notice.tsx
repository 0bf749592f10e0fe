import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.js';
import styles from './notice.module.css';

/** Types of notifications and notices (NOTE-01). */
export type NoticeType = 'success' | 'info' | 'warning' | 'error';

export const noticeIcons = {
  success: SuccessIcon,
  info: InfoIcon,
  warning: WarningIcon,
  error: ErrorIcon,
} as const;

export interface NoticeProps {
  readonly type: NoticeType;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** For a notice that appears after the page load: read aloud, an error at once. */
  readonly live?: boolean;
  readonly className?: string | undefined;
}

/** A message at the place that it concerns. */
export function Notice({ type, title, children, actions, live, className }: NoticeProps) {
  const Icon = noticeIcons[type];
  const role = type === 'error' ? 'alert' : 'status';
  return (
    <div className={clsx(styles.notice, styles[type], className)} role={live ? role : undefined}>
      <Icon />
      <div className={styles.body}>
        {title && <strong className={styles.title}>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
