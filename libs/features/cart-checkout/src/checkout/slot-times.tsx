import type { Cart } from '@larder/contracts/cart';
import { isServiceFree } from '@larder/pricing';
import { useTexts } from '@larder/platform';
import { FieldGroup, RadioCard } from '@larder/ui';
import { dayWords, momentWords, shortTimeWords } from '../service/window-words.js';
import { useText } from '../use-text.js';
import { slotWords } from './slot-words.js';
import styles from './slots.module.css';
import type { DayOfWindows } from './windows-by-day.js';

interface Props {
  readonly id: string;
  readonly cart: Pick<Cart, 'priceInfo' | 'freeOfChargeThreshold'>;
  readonly day: DayOfWindows;
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The windows of one day as a grid of cards that read aloud as a sentence. */
export function SlotTimes({ id, cart, day, chosen, error, onChange }: Props) {
  const text = useText();
  const texts = useTexts();
  const isFree = isServiceFree(cart.priceInfo.orderValue, cart.freeOfChargeThreshold);
  const open = day.windows.find(({ state }) => state !== 'full');
  const shown = day.windows.find((window) => window.id === chosen) ?? open ?? day.windows[0];
  if (!shown) return null;
  return (
    <FieldGroup
      id={id}
      legend={dayWords(texts, shown.start)}
      hint={text('slot.cutOff', {
        time: shortTimeWords(text, texts, shown),
        moment: momentWords(text, texts, shown.cutOff),
      })}
      error={error}
    >
      <div className={styles.times}>
        {day.windows.map((window) => {
          const words = slotWords(text, texts, window, isFree);
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
