import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import type { NoticeType } from '../notice/notice.js';
import styles from './notifications.module.css';

export interface NotificationItem {
  readonly id: string;
  readonly type: NoticeType;
  readonly text: ReactNode;
  /** One thing to do about it, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface NotificationsProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly NotificationItem[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

/** Its code comes when the page is there, for most pages have nothing to say at first. */
const loadRow = () => import('./notification-row.js');
const Row = lazy(loadRow);

const urgent = ({ type }: NotificationItem) => type === 'error' || type === 'warning';

/**
 * Notifications at the foot of the page. Both live regions stand from the start: `status` waits for
 * a pause, `alert` (warnings and errors) does not (NOTE-08). How long one stays is the caller's.
 */
export function Notifications({ label, items, ...row }: NotificationsProps) {
  // Before it is needed: who has no connection cannot ask for it.
  useEffect(() => void loadRow().catch(() => undefined), []);
  const rows = (list: readonly NotificationItem[]) => (
    <Suspense>
      {list.map((item) => (
        <Row key={item.id} item={item} {...row} />
      ))}
    </Suspense>
  );
  return (
    <section className={styles.place} aria-label={label}>
      <div className={styles.region} role="alert" aria-atomic="false">
        {rows(items.filter(urgent))}
      </div>
      <div className={styles.region} role="status" aria-atomic="false">
        {rows(items.filter((item) => !urgent(item)))}
      </div>
    </section>
  );
}
