import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, StoreIcon, TruckIcon } from '@larder/ui';
import { useHomeText } from './home-text.js';
import { useText } from '../../../messages/use-text.js';
import { serviceSlice } from '../../../state/service.js';
import type { Destination } from '../destination.js';
import styles from './home.module.css';
import { TimeAction } from './time-action.js';
import { usePlaceTime } from './use-place-time.js';

interface Props {
  readonly to: Destination;
  readonly chosen: Cart['distributionWindow'];
  /** The field above had the focus a moment ago. */
  readonly hasFocus: boolean;
}

/** Where, when and for how much, with one button for the time slot. */
export function KnownPlace({ to, chosen, hasFocus }: Props) {
  const text = useText();
  const home = useHomeText();
  const context = useFeature();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const { time, fee } = usePlaceTime(to, chosen);
  useEffect(() => {
    if (hasFocus) place.current?.focus();
  }, [hasFocus]);
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  const Icon = isPickup ? StoreIcon : TruckIcon;
  return (
    <div className={styles.known} ref={place} tabIndex={-1}>
      <div className={styles.place}>
        <Icon size={24} />
        <p>
          <strong>{home(isPickup ? 'pickup' : 'delivery', { place: nameOf(to) })}</strong>
          <span className={styles.time} role="status">
            {hasFailed ? text('trouble.saving') : time}
          </span>
          {!hasFailed && <span className={styles.fee}>{fee}</span>}
        </p>
      </div>
      <div className={styles.action}>
        <TimeAction to={to} isChosen={chosen !== undefined} onFailed={setFailed} />
      </div>
      <div className={styles.change}>
        <Button
          variant="quiet"
          onClick={() => context.dispatch(serviceSlice.actions.promptOpened())}
        >
          {home('change')}
        </Button>
      </div>
    </div>
  );
}

/** Short enough for one line on a phone. */
const nameOf = (to: Destination): string =>
  to.distributionType === 'CLICK_AND_COLLECT'
    ? `${to.streetName} ${to.streetNumber}`
    : `${to.postalCode} ${to.city ?? ''}`.trim();
