import type { Cart } from '@larder/contracts/cart';
import { isServiceFree } from '@larder/pricing';
import { useTexts } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import {
  formatDay,
  formatDateTime,
  formatShortTimeRange,
} from '../../service/times/format-time-slot.js';
import { useText } from '../../../messages/use-text.js';
import { timeSlotLabels } from './time-slot-labels.js';
import styles from './slots.module.css';
import type { DayOfTimeSlots } from './time-slots-by-day.js';

interface Props {
  readonly id: string;
  readonly cart: Pick<Cart, 'priceInfo' | 'freeOfChargeThreshold'>;
  readonly day: DayOfTimeSlots;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The time slots of one day as a grid of cards with a sentence as accessible name. */
export function TimeSlotTimes({ id, cart, day, chosen, error, onChange }: Props) {
  const text = useText();
  const texts = useTexts();
  const isFree = isServiceFree(cart.priceInfo.orderValue, cart.freeOfChargeThreshold);
  const open = day.timeSlots.find(({ state }) => state !== 'full');
  const shown = day.timeSlots.find((window) => window.id === chosen) ?? open ?? day.timeSlots[0];
  if (!shown) return null;
  return (
    <FieldGroup
      id={id}
      legend={formatDay(texts, shown.start)}
      hint={text('slot.cutOff', {
        time: formatShortTimeRange(text, texts, shown),
        moment: formatDateTime(text, texts, shown.cutOff),
      })}
      error={error}
    >
      <div className={styles.times}>
        {day.timeSlots.map((window) => {
          const words = timeSlotLabels(text, texts, window, isFree);
          return (
            <RadioCard
              key={window.id}
              compact
              name={id}
              checked={window.id === chosen}
              disabled={window.state === 'full'}
              onChange={() => onChange(window.id)}
              title={words.time}
              aside={words.fee}
              description={words.state || ' '}
              label={words.label}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
