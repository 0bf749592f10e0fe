export {
  Notifications,
  type NotificationItem,
  type NotificationsProps,
} from '../overlays/toast/notifications.js';
