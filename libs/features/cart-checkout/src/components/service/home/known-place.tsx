import { useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { EarliestTimeSlot } from '@larder/contracts/distribution';
import { useFeature, useTexts } from '@larder/platform';
import { Button, StoreIcon, TruckIcon } from '@larder/ui';
import { useHomeText } from './home-text.js';
import { useText } from '../../../messages/use-text.js';
import { serviceSlice } from '../../../state/service.js';
import type { Destination } from '../destination.js';
import { useEarliest } from '../times/earliest.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';
import styles from './home.module.css';
import { useUsualTimeSlot } from './use-usual-time-slot.js';

interface Props {
  readonly to: Destination;
  readonly chosen: Cart['distributionWindow'];
  /** The field above had the focus a moment ago. */
  readonly hasFocus: boolean;
}

/** Where and when, with the time slot of the last order if it is free again. */
export function KnownPlace({ to, chosen, hasFocus }: Props) {
  const text = useText();
  const home = useHomeText();
  const context = useFeature();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const time = useTime(to, chosen);
  useEffect(() => {
    if (hasFocus) place.current?.focus();
  }, [hasFocus]);
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  const Icon = isPickup ? StoreIcon : TruckIcon;
  return (
    <div className={styles.known} ref={place} tabIndex={-1}>
      <p className={styles.place}>
        <Icon size={24} />
        <span>
          <strong>{home(isPickup ? 'pickup' : 'delivery', { place: nameOf(to) })}</strong>
          <span className={styles.time} role="status">
            {hasFailed ? text('trouble.saving') : time}
          </span>
        </span>
      </p>
      <Button variant="quiet" onClick={() => context.dispatch(serviceSlice.actions.asked())}>
        {home('change')}
      </Button>
      {!chosen && <UsualTimeSlot to={to} onFailed={setFailed} />}
    </div>
  );
}

/** Short enough for one line on a phone. */
const nameOf = (to: Destination): string =>
  to.distributionType === 'CLICK_AND_COLLECT'
    ? `${to.streetName} ${to.streetNumber}`
    : `${to.postalCode} ${to.city ?? ''}`.trim();

function useTime(to: Destination, chosen: Cart['distributionWindow']): string | undefined {
  const text = useText();
  const texts = useTexts();
  const home = useHomeText();
  const { data, isError } = useEarliest(chosen ? undefined : to);
  const format = (slot: Pick<EarliestTimeSlot, 'start' | 'end'>) =>
    formatRelativeTimeSlot(text, texts, slot, new Date());
  if (chosen) return home('chosen', { time: format(chosen) });
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  if (data) return home(isPickup ? 'nextPickup' : 'next', { time: format(data) });
  return isError ? text('service.noWindow') : undefined;
}

interface UsualProps {
  readonly to: Destination;
  readonly onFailed: (hasFailed: boolean) => void;
}

function UsualTimeSlot({ to, onFailed }: UsualProps) {
  const text = useText();
  const texts = useTexts();
  const home = useHomeText();
  const { slot, isBusy, take } = useUsualTimeSlot(to);
  if (!slot) return null;
  const time = formatRelativeTimeSlot(text, texts, slot, new Date());
  const handleClick = () => void take(slot.id).then((error) => onFailed(error !== undefined));
  return (
    <Button variant="secondary" busy={isBusy} onClick={handleClick}>
      {home('usual', { time })}
    </Button>
  );
}
