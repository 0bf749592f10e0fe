import clsx from 'clsx';
import { Button } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { CloseIcon } from '../icons/icons.js';
import { noticeIcons } from '../notice/notice.js';
import type { NotificationItem, NotificationsProps } from './notifications.js';
import styles from './notifications.module.css';

type Props = Pick<NotificationsProps, 'dismissLabel' | 'onDismiss'> & {
  readonly item: NotificationItem;
};

/** One notification, with what can be done about it. */
export default function NotificationRow({ item, dismissLabel, onDismiss }: Props) {
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
