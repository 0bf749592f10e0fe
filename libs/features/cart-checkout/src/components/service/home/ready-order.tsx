import { profileRoute } from '@larder/contracts/customer';
import type { OpenOrder } from '@larder/contracts/shopping';
import { Link, useHref, useTexts } from '@larder/platform';
import { LinkButton, StoreIcon } from '@larder/ui';
import { useText } from '../../../messages/use-text.js';
import { useHomeRowText } from '../../buy-again/home-row-text.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import { useHomeText } from './home-text.js';
import styles from './home.module.css';

/** An order that waits in the store comes before the time of the next one. */
export function ReadyOrder({ order }: { readonly order: OpenOrder }) {
  const home = useHomeText();
  const row = useHomeRowText();
  const { orderNumber, distributionWindow } = order;
  const now = new Date();
  const slot = formatRelativeTimeSlot(useText(), useTexts(), distributionWindow, now);
  const isOver = now.toISOString() > distributionWindow.end;
  const to = useHref()(profileRoute, { slug: 'orders' }, { order: orderNumber });
  return (
    <div className={styles.known}>
      <div className={styles.place}>
        <StoreIcon size={24} />
        <p>
          <strong>{home('ready')}</strong>
          <span className={styles.time}>
            {isOver ? home('ready.waits') : row('order.CLICK_AND_COLLECT', { slot })}
          </span>
          <span className={styles.fee}>{home('ready.number', { number: orderNumber })}</span>
        </p>
      </div>
      {to !== undefined && (
        <div className={styles.action}>
          <LinkButton as={Link} href={to} variant="secondary">
            {home('ready.show')}
          </LinkButton>
        </div>
      )}
    </div>
  );
}
