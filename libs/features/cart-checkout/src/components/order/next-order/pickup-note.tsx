import type { OpenOrder } from '@larder/contracts/shopping';
import { useHomeText } from '../../service/home/home-text.js';
import { pickupApi } from '../../service/home/pickup-api.js';
import { pickupCode } from '../../service/home/pickup-code.js';
import styles from './next-order.module.css';

/** Where an order waits, and what opens its locker or is named at the counter. */
export default function PickupNote({ orderNumber }: Pick<OpenOrder, 'orderNumber'>) {
  const home = useHomeText();
  const { data } = pickupApi.useGetPickupQuery({ params: { orderNumber } });
  const place = data?.pickup?.place;
  const { label, code } = pickupCode(data?.pickup);
  return (
    <>
      <p className={styles.note}>
        {place?.kind === 'LOCKER'
          ? home('ready.locker', { name: place.name })
          : home('ready.number', { number: orderNumber })}
      </p>
      {code !== undefined && (
        <p className={styles.code}>
          {home(label)} <strong>{code}</strong>
        </p>
      )}
    </>
  );
}
