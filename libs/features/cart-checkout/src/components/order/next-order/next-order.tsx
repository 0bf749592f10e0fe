import { lazy, Suspense } from 'react';
import { profileRoute } from '@larder/contracts/customer';
import type { OpenOrder } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { StoreIcon, SummaryPanel, TruckIcon } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { useHomeRowText } from '../../buy-again/home-row-text.js';
import { ShowOrder, useChangeableUntil } from '../../buy-again/open-order-actions.js';
import { isWaiting } from '../../service/home/is-waiting.js';
import { useHomeText } from '../../service/home/home-text.js';
import { formatRelativeTimeSlot } from '../../service/times/format-time-slot.js';
import styles from './next-order.module.css';

const PickupNote = lazy(() => import('./pickup-note.js'));

interface Props {
  readonly order: OpenOrder;
}

/** The order that comes next or waits at the store, with the way to it. */
export function NextOrder({ order }: Props) {
  const text = useHomeRowText();
  const home = useHomeText();
  const { orderNumber, status, distributionWindow } = order;
  const slot = formatRelativeTimeSlot(useText(), useTexts(), distributionWindow, new Date());
  const time = useChangeableUntil(order);
  const isReady = isWaiting(order);
  return (
    <div className={styles.place}>
      <SummaryPanel className={styles.panel} head={<Label order={order} />}>
        <p className={styles.time}>{isReady ? text('order.CLICK_AND_COLLECT', { slot }) : slot}</p>
        {isReady ? (
          <Suspense fallback={<p className={styles.note}>…</p>}>
            <PickupNote orderNumber={orderNumber} />
          </Suspense>
        ) : (
          <p className={styles.note}>
            {time ? text('order.until', { time }) : text(`order.${status}`)}
          </p>
        )}
        <div className={styles.action}>
          <ShowOrder orderNumber={orderNumber} label={home('ready.show')} />
        </div>
      </SummaryPanel>
    </div>
  );
}

function Label({ order }: Props) {
  const text = useHomeRowText();
  const { orderNumber, distributionType } = order;
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  const Icon = distributionType === 'DELIVERY' ? TruckIcon : StoreIcon;
  return (
    <p className={styles.label}>
      <Icon size={24} />
      <Link href={to ?? ''}>
        {text(isWaiting(order) ? 'order.READY' : `next.${distributionType}`)}
      </Link>
    </p>
  );
}
