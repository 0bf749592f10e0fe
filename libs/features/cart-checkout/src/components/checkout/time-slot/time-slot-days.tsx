import { useId } from 'react';
import { useTexts } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import { formatDay } from '../../service/times/format-time-slot.js';
import { useText } from '../../../messages/use-text.js';
import styles from './slots.module.css';
import type { DayOfTimeSlots } from './time-slots-by-day.js';

interface Props {
  readonly days: readonly DayOfTimeSlots[];
  readonly chosen: string;
  readonly onChange: (key: string) => void;
}

/** The days with time slots; a full day is marked. */
export function TimeSlotDays({ days, chosen, onChange }: Props) {
  const text = useText();
  const texts = useTexts();
  const name = useId();
  return (
    <FieldGroup legend={text('slot.day')}>
      <div className={styles.days}>
        {days.map(({ key, timeSlots }) => {
          const start = timeSlots[0]?.start ?? '';
          const isFull = timeSlots.every(({ state }) => state === 'full');
          const full = isFull ? text('slot.full') : undefined;
          return (
            <RadioCard
              key={key}
              compact
              name={name}
              className={styles.day}
              checked={key === chosen}
              disabled={isFull}
              onChange={() => onChange(key)}
              title={texts.date(start, { weekday: 'short' })}
              description={full ?? texts.date(start, { day: 'numeric', month: 'short' })}
              label={[formatDay(texts, start), full].filter(Boolean).join(', ')}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
