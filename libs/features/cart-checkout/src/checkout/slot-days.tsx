import { useId } from 'react';
import { useTexts } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import { dayWords } from '../service/window-words.js';
import { useText } from '../use-text.js';
import styles from './slots.module.css';
import type { DayOfWindows } from './windows-by-day.js';

interface Props {
  readonly days: readonly DayOfWindows[];
  readonly chosen: string;
  readonly onChange: (key: string) => void;
}

/** The days that have windows; a full one says so. */
export function SlotDays({ days, chosen, onChange }: Props) {
  const text = useText();
  const texts = useTexts();
  const name = useId();
  return (
    <FieldGroup legend={text('slot.day')}>
      <div className={styles.days}>
        {days.map(({ key, windows }) => {
          const start = windows[0]?.start ?? '';
          const isFull = windows.every(({ state }) => state === 'full');
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
              label={[dayWords(texts, start), full].filter(Boolean).join(', ')}
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
