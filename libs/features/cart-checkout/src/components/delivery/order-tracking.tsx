import type { DeliveryTracking, OrderProgress } from '@larder/contracts/checkout';
import { useTexts } from '@larder/platform';
import { HomeIcon, StoreIcon, TruckIcon } from '@larder/ui';
import { useText } from '../../messages/after-order/delivery-text.js';
import styles from './delivery.module.css';
import { PickupArrivalView } from './pickup-arrival.js';
import { useTracking } from './use-tracking.js';

interface Props {
  readonly progress: OrderProgress;
  readonly onMoved: () => void;
}

/** The van on its way to the door, or the code for the counter; nothing before and after. */
export function OrderTracking({ progress: { orderNumber, status }, onMoved }: Props) {
  const { tracking, isWaiting } = useTracking({ orderNumber, status, onMoved });
  if (isWaiting && (status === 'ON_THE_WAY' || status === 'READY'))
    return <div className={`${styles.van} ${styles.waiting}`} />;
  if (tracking?.expectedAt !== undefined)
    return <VanView tracking={tracking} expectedAt={tracking.expectedAt} />;
  if (tracking?.pickup)
    return <PickupArrivalView orderNumber={orderNumber} pickup={tracking.pickup} />;
  return null;
}

interface VanProps {
  readonly tracking: DeliveryTracking;
  readonly expectedAt: string;
}

function VanView({ tracking, expectedAt }: VanProps) {
  const text = useText();
  const { date } = useTexts();
  const { stopsBefore, progress, isSimulated } = tracking;
  const time = date(expectedAt, { hour: 'numeric', minute: '2-digit' });
  return (
    <div className={styles.van}>
      <p className={styles.expected}>{text('expected', { time })}</p>
      {progress !== undefined && <Route progress={progress} />}
      <p role="status">
        {stopsBefore === 0 && text('next')}
        {stopsBefore !== undefined && stopsBefore > 0 && text('stops', { count: stopsBefore })}
      </p>
      {isSimulated && <p className={styles.note}>{text('simulated')}</p>}
    </div>
  );
}

/** The way from the store to the door; a picture of what the sentences say. */
function Route({ progress }: { readonly progress: number }) {
  const text = useText();
  const done = `${Math.round(progress * 100)}%`;
  // The van stays whole between the two ends.
  const place = `calc((100% - 2rem) * ${progress.toFixed(2)})`;
  return (
    <div className={styles.route} role="img" aria-label={text('route')}>
      <StoreIcon />
      <span className={styles.track}>
        <span className={styles.done} style={{ inlineSize: done }} />
        <span className={styles.truck} style={{ insetInlineStart: place }}>
          <TruckIcon />
        </span>
      </span>
      <HomeIcon />
    </div>
  );
}
