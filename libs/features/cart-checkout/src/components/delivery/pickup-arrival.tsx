import type { DeliveryTracking, PickupArrival } from '@larder/contracts/checkout';
import { Button, Cluster, Notice } from '@larder/ui';
import { afterOrderApi } from '../../api/after-order/after-order-api.js';
import { useText } from '../../messages/after-order/delivery-text.js';
import styles from './delivery.module.css';

interface Props {
  readonly orderNumber: string;
  readonly pickup: NonNullable<DeliveryTracking['pickup']>;
}

/** The code for the counter, and a word to the store that its shopper is coming or there. */
export function PickupArrivalView({ orderNumber, pickup }: Props) {
  const text = useText();
  const { place } = pickup;
  const [setArrival, { data, isLoading, isError, originalArgs }] =
    afterOrderApi.useSetPickupArrivalMutation();
  const state = (data?.pickup ?? pickup).arrival?.state;
  const busy = isLoading ? originalArgs?.body.state : undefined;
  const announceArrival = (next: PickupArrival) =>
    void setArrival({ params: { orderNumber }, body: { state: next } });
  return (
    <div className={styles.van}>
      {place && (
        <p className={styles.expected}>{text(`place.${place.kind}`, { name: place.name })}</p>
      )}
      {place?.code !== undefined && (
        <p>
          {text('lockerCode')}: <strong className={styles.code}>{place.code}</strong>
        </p>
      )}
      <p>
        {text('code')}: <strong className={styles.code}>{pickup.code}</strong>
      </p>
      <p className={styles.note}>{text(place ? 'codeHintElsewhere' : 'codeHint')}</p>
      {isError && (
        <Notice type="error" live>
          {text('problem')}
        </Notice>
      )}
      <p role="status">{state && text(`announced.${state}`)}</p>
      {state !== 'HERE' && (
        <Cluster>
          {state === undefined && (
            <Button
              variant="secondary"
              busy={busy === 'ON_MY_WAY'}
              onClick={() => announceArrival('ON_MY_WAY')}
            >
              {text('onMyWay')}
            </Button>
          )}
          <Button busy={busy === 'HERE'} onClick={() => announceArrival('HERE')}>
            {text('here')}
          </Button>
        </Cluster>
      )}
    </div>
  );
}
