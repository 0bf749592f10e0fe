import type { TimeSlot } from '@larder/contracts/distribution';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';
import {
  dayKey,
  formatShortTimeRange,
  formatTimeSlot,
} from '../../service/times/format-time-slot.js';

export interface TimeSlotLabels {
  /** "18–20 Uhr" */
  readonly time: string;
  /** "2,90 €" or "gratis" */
  readonly fee: string;
  /** "noch 3 frei", "ausgebucht", or nothing */
  readonly state: string;
  /** "am günstigsten", or nothing */
  readonly cheapest: string;
  /** "klimafreundlich", or nothing */
  readonly green: string;
  /** "bestellen bis 13:00", with the day if it is another one; nothing for a full one. */
  readonly until: string;
  /** Accessible name: "Freitag, 20. November, 18 bis 20 Uhr, 2,90 €, noch 3 frei". */
  readonly label: string;
}

interface PriceFacts {
  /** The cart reaches the value for free service (CART-63). */
  readonly isFree: boolean;
  /** Lowest fee of all time slots; see `cheapestFee`. */
  readonly cheapest?: number | undefined;
}

/** Labels of a time slot. */
export function timeSlotLabels(
  text: Text,
  texts: Texts,
  window: TimeSlot,
  { isFree, cheapest: lowest }: PriceFacts,
): TimeSlotLabels {
  const fee =
    isFree || window.serviceFee === 0 ? text('slot.free') : texts.money(window.serviceFee);
  const state = stateLabel(text, window);
  const isOpen = window.state !== 'full';
  const isCheapest = isOpen && !isFree && window.serviceFee === lowest;
  const cheapest = isCheapest ? text('slot.cheapest') : '';
  const green = isOpen && window.green ? text('slot.green') : '';
  const label = [formatTimeSlot(text, texts, window), fee, state, cheapest, green];
  return {
    time: formatShortTimeRange(text, texts, window),
    fee,
    state,
    cheapest,
    green,
    until: isOpen ? text('slot.until', { moment: formatCutOff(texts, window) }) : '',
    label: label.filter(Boolean).join(', '),
  };
}

function stateLabel(text: Text, { state, left }: TimeSlot): string {
  if (state === 'full') return text('slot.full');
  if (left !== undefined) return text('slot.left', { count: left });
  return state === 'scarce' ? text('slot.scarce') : '';
}

/** "13:00", "1:00 pm"; with its weekday where that is not the day of the time slot. */
function formatCutOff(texts: Texts, { cutOff, start }: TimeSlot): string {
  const isSameDay = dayKey(texts, cutOff) === dayKey(texts, start);
  return texts.date(cutOff, {
    ...(!isSameDay && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}
