import type { ChangeEvent } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { isServiceFree } from '@larder/pricing';
import { useTexts } from '@larder/platform';
import { FieldGroup, LeafIcon, RadioCard } from '@larder/ui';
import { formatDay } from '../../service/times/format-time-slot.js';
import { useText } from '../../../messages/use-text.js';
import { timeSlotLabels, type TimeSlotLabels } from './time-slot-labels.js';
import styles from './slots.module.css';
import type { DayOfTimeSlots } from './time-slots-by-day.js';

export interface TimeSlotTimesProps {
  readonly id: string;
  readonly cart: Pick<Cart, 'priceInfo' | 'freeOfChargeThreshold'>;
  readonly day: DayOfTimeSlots;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  /** Lowest fee of all days, if it stands out. */
  readonly cheapest?: number | undefined;
  readonly onChange: (id: string, event: ChangeEvent) => void;
}

/** The time slots of one day as a grid of cards with a sentence as accessible name. */
export function TimeSlotTimes(props: TimeSlotTimesProps) {
  const { id, cart, day, chosen, error, cheapest, onChange } = props;
  const text = useText();
  const texts = useTexts();
  const isFree = isServiceFree(cart.priceInfo.orderValue, cart.freeOfChargeThreshold);
  const [first] = day.timeSlots;
  if (!first) return null;
  return (
    <FieldGroup id={id} legend={formatDay(texts, first.start)} error={error}>
      <div className={styles.times}>
        {day.timeSlots.map((window) => {
          const labels = timeSlotLabels(text, texts, window, { isFree, cheapest });
          const untilId = `${id}-${window.id}`;
          return (
            <RadioCard
              key={window.id}
              compact
              name={id}
              checked={window.id === chosen}
              disabled={window.state === 'full'}
              onChange={(event) => onChange(window.id, event)}
              title={labels.time}
              aside={labels.fee}
              description={<Notes labels={labels} untilId={untilId} />}
              label={labels.label}
              aria-describedby={untilId}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}

interface NotesProps {
  readonly labels: TimeSlotLabels;
  readonly untilId: string;
}

/** What speaks for a time slot, how many are left, and until when to order. */
function Notes({ labels: { cheapest, green, state, until }, untilId }: NotesProps) {
  return (
    <span className={styles.notes}>
      {cheapest && <span className={styles.mark}>{cheapest}</span>}
      {green && (
        <span className={styles.mark}>
          <LeafIcon />
          {green}
        </span>
      )}
      {state && <span className={styles.state}>{state}</span>}
      <span id={untilId}>{until}</span>
    </span>
  );
}
