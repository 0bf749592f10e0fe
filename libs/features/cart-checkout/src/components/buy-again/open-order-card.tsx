import type { OpenOrder } from '@larder/contracts/shopping';
import { profileRoute } from '@larder/contracts/customer';
import { Link, useHref, useTexts } from '@larder/platform';
import { Button, LinkButton, TruckIcon, StoreIcon } from '@larder/ui';
import { useText } from '../../messages/use-text.js';
import { useAdding } from '../order-changes/use-adding.js';
import { formatRelativeTimeSlot } from '../service/times/format-time-slot.js';
import { useHomeRowText } from './home-row-text.js';
import styles from './start-frame.module.css';

/** When the next order comes, and how long something can be added to it. */
export function OpenOrderCard({ order }: { readonly order: OpenOrder }) {
  const { orderNumber, status, distributionType, distributionWindow, changeableUntil } = order;
  const text = useHomeRowText();
  const texts = useTexts();
  const slot = formatRelativeTimeSlot(useText(), texts, distributionWindow, new Date());
  const { add, isBusy, problem } = useAdding(orderNumber);
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  const Icon = distributionType === 'DELIVERY' ? TruckIcon : StoreIcon;
  const time =
    changeableUntil &&
    texts.date(changeableUntil, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
  return (
    <>
      <p className={styles.order}>
        <Icon size={24} />
        <span className={styles.linkName}>{text(`order.${distributionType}`, { slot })}</span>
      </p>
      <div className={styles.footer}>
        <span className={styles.note} role={problem === undefined ? undefined : 'alert'}>
          {problem !== undefined
            ? text('order.failed')
            : time
              ? text('order.until', { time })
              : text(`order.${status}`)}
        </span>
        {!time && to !== undefined && (
          <LinkButton as={Link} href={to} variant="secondary">
            {text('order.show')}
          </LinkButton>
        )}
        {time && (
          <Button
            variant="secondary"
            busy={isBusy}
            aria-label={text('order.addTo', { number: orderNumber })}
            onClick={() => void add()}
          >
            {text('order.add')}
          </Button>
        )}
      </div>
    </>
  );
}
