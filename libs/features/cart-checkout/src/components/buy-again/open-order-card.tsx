import type { OpenOrder } from '@larder/contracts/shopping';
import { useTexts } from '@larder/platform';
import { TruckIcon, StoreIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { useAdding } from '../order-changes/use-adding.js';
import { formatRelativeTimeSlot } from '../service/times/format-time-slot.js';
import { useHomeRowText } from './home-row-text.js';
import { AddToOrder, ShowOrder, useChangeableUntil } from './open-order-actions.js';
import styles from './start-frame.module.css';

/** When the next order comes, and how long something can be added to it. */
export function OpenOrderCard({ order }: { readonly order: OpenOrder }) {
  const { orderNumber, status, distributionType, distributionWindow } = order;
  const text = useHomeRowText();
  const texts = useTexts();
  const slot = formatRelativeTimeSlot(useText(), texts, distributionWindow, new Date());
  const adding = useAdding(orderNumber);
  const isRefused = adding.problem !== undefined;
  const Icon = distributionType === 'DELIVERY' ? TruckIcon : StoreIcon;
  const time = useChangeableUntil(order);
  return (
    <>
      <p className={styles.order}>
        <Icon size={24} />
        <span className={styles.linkName}>{text(`order.${distributionType}`, { slot })}</span>
      </p>
      <div className={styles.footer}>
        <span className={styles.note} role={isRefused ? 'alert' : undefined}>
          {isRefused
            ? text('order.failed')
            : time
              ? text('order.until', { time })
              : text(`order.${status}`)}
        </span>
        {time ? (
          <AddToOrder orderNumber={orderNumber} adding={adding} />
        ) : (
          <ShowOrder orderNumber={orderNumber} label={text('order.show')} />
        )}
      </div>
    </>
  );
}
