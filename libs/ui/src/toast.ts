export {
  Notifications,
  type NotificationItem,
  type NotificationsProps,
} from './toast/notifications.js';
