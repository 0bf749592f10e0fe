import { useTexts } from '@larder/platform';
import { useText } from '../../messages/use-text.js';
import { formatRelativeTimeSlot } from '../service/times/format-time-slot.js';
import { atStart } from '../service/times/at-start.js';

interface TimeRange {
  readonly start: string;
  readonly end: string;
}

/** Names a time slot as people do: "heute 16–18 Uhr", with a capital at the start of a sentence. */
export function useSlotName(isFirst = false): (slot: TimeRange) => string {
  const text = useText();
  const texts = useTexts();
  return (slot) => {
    const name = formatRelativeTimeSlot(text, texts, slot, new Date());
    return isFirst ? atStart(texts, name) : name;
  };
}
