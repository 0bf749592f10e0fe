import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { removeNotification, type Notification, type RootState } from '@larder/platform';
import { Notifications } from '@larder/ui/toast';
import { useText } from './use-text.js';

/** Shows the shop's notifications and removes the transient ones (NOTE-03, 06). */
export default function Toasts() {
  const text = useText();
  const dispatch = useDispatch();
  const list = useSelector((state: RootState) => state.notifications);
  return (
    <>
      <Notifications
        label={text('notifications')}
        dismissLabel={text('dismiss')}
        items={list.map(({ id, type, headline, text: content, action }) => ({
          id,
          type,
          text: headline === undefined ? content : `${headline}: ${content}`,
          action: action && {
            label: action.label,
            onPress: () => {
              const { does } = action;
              if (typeof does === 'function') does();
              else dispatch(does);
            },
          },
        }))}
        onDismiss={(id) => dispatch(removeNotification(id))}
      />
      {list.map((one) => (
        <Timer key={one.id} notification={one} />
      ))}
    </>
  );
}

function Timer({ notification }: { readonly notification: Notification }) {
  const dispatch = useDispatch();
  const { id, duration } = notification;
  useEffect(() => {
    if (duration === undefined) return;
    const timer = setTimeout(() => dispatch(removeNotification(id)), duration);
    return () => clearTimeout(timer);
  }, [dispatch, id, duration]);
  return null;
}
