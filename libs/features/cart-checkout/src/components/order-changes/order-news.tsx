import { useState } from 'react';
import type { PushSubscriptionInput } from '@larder/contracts/checkout/push';
import { useFeature } from '@larder/platform';
import { Button, Notice } from '@larder/ui';
import { pushApi } from '../../api/after-order/push-api.js';
import { useText } from '../../messages/after-order/order-changes-text.js';
import {
  browserSubscription,
  canSubscribe,
  isSubscribed,
  rememberSubscription,
  subscribeBrowser,
} from './push-browser.js';

type State = 'off' | 'on' | 'busy' | 'refused' | 'failed';

/** Offers to tell this device how the order is getting on; asks for permission only on a tap. */
export function OrderNews({ orderNumber }: { readonly orderNumber: string }) {
  const text = useText();
  const [state, setState] = useState<State>(() => (isSubscribed(orderNumber) ? 'on' : 'off'));
  const hasWorker = useFeature().tenant.webApp?.offline === true;
  const skip = !hasWorker || !canSubscribe();
  const { data: { publicKey } = {} } = pushApi.useGetPushKeyQuery(undefined, { skip });
  const [subscribe] = pushApi.useSubscribeToOrderMutation();
  const [unsubscribe] = pushApi.useUnsubscribeFromOrderMutation();
  if (publicKey === undefined) return null;
  const params = { orderNumber };

  const turnOn = async () => {
    setState('busy');
    try {
      const found = await subscribeBrowser(publicKey);
      if (!found) return setState('refused');
      // The browser's own form of it has exactly these fields.
      await subscribe({ params, body: found.toJSON() as PushSubscriptionInput }).unwrap();
      rememberSubscription(orderNumber, true);
      setState('on');
    } catch {
      setState('failed');
    }
  };
  const turnOff = async () => {
    setState('busy');
    try {
      const found = await browserSubscription();
      if (found) await unsubscribe({ params, query: { endpoint: found.endpoint } }).unwrap();
      rememberSubscription(orderNumber, false);
      setState('off');
    } catch {
      setState('on');
    }
  };

  if (state === 'on')
    return (
      <Notice
        type="success"
        live
        actions={<Button onClick={() => void turnOff()}>{text('news.turnOff')}</Button>}
      >
        {text('news.on')}
      </Notice>
    );
  return (
    <>
      <p>
        <Button busy={state === 'busy'} onClick={() => void turnOn()}>
          {text('news.turnOn')}
        </Button>
      </p>
      {(state === 'refused' || state === 'failed') && (
        <Notice type="info" live>
          {text(`news.${state}`)}
        </Notice>
      )}
    </>
  );
}
