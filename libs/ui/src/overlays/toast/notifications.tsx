import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Button } from '../../button/button.js';
import { IconButton } from '../../button/icon-button.js';
import { CloseIcon } from '../../icons/icons.js';
import { noticeIcons, type NoticeType } from '../../content/notice/notice.js';
import styles from './notifications.module.css';

export interface NotificationItem {
  readonly id: string;
  readonly type: NoticeType;
  readonly text: ReactNode;
  /** Optional action, such as undo. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface NotificationsProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly items: readonly NotificationItem[];
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
}

type RowProps = Pick<NotificationsProps, 'dismissLabel' | 'onDismiss'> & {
  readonly item: NotificationItem;
};

function Row({ item, dismissLabel, onDismiss }: RowProps) {
  const { id, type, text, action } = item;
  const Icon = noticeIcons[type];
  return (
    <div className={clsx(styles.item, styles[type])}>
      <Icon />
      <span className={styles.text}>{text}</span>
      {action && (
        <Button variant="quiet" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton label={dismissLabel} icon={<CloseIcon />} onClick={() => onDismiss(id)} />
    </div>
  );
}

const urgent = ({ type }: NotificationItem) => type === 'error' || type === 'warning';

/**
 * Notifications at the bottom of the page. Both live regions are always rendered: `status` waits for a
 * pause, `alert` (warnings and errors) does not (NOTE-08). The caller controls how long a notification
 * stays.
 */
export function Notifications({ label, items, ...row }: NotificationsProps) {
  const rows = (list: readonly NotificationItem[]) =>
    list.map((item) => <Row key={item.id} item={item} {...row} />);
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
