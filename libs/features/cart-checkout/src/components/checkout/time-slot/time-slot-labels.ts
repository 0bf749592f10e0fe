import type { TimeSlot } from '@larder/contracts/distribution';
import type { Texts } from '@larder/platform';
import type { Text } from '../../../messages/use-text.js';
import { formatShortTimeRange, formatTimeSlot } from '../../service/times/format-time-slot.js';

export interface TimeSlotLabels {
  /** "18–20 Uhr" */
  readonly time: string;
  /** "2,90 €" or "gratis" */
  readonly fee: string;
  /** "noch 3 frei", "ausgebucht", or nothing */
  readonly state: string;
  /** Accessible name: "Freitag, 20. November, 18 bis 20 Uhr, 2,90 €, noch 3 frei". */
  readonly label: string;
}

/** Labels of a time slot. `isFree` when the cart reaches the value for free service (CART-63). */
export function timeSlotLabels(
  text: Text,
  texts: Texts,
  window: TimeSlot,
  isFree: boolean,
): TimeSlotLabels {
  const fee =
    isFree || window.serviceFee === 0 ? text('slot.free') : texts.money(window.serviceFee);
  const state = [stateLabel(text, window), window.green && text('slot.green')]
    .filter(Boolean)
    .join(', ');
  const label = [formatTimeSlot(text, texts, window), fee, state].filter(Boolean).join(', ');
  return { time: formatShortTimeRange(text, texts, window), fee, state, label };
}

function stateLabel(text: Text, { state, left }: TimeSlot): string {
  if (state === 'full') return text('slot.full');
  if (left !== undefined) return text('slot.left', { count: left });
  return state === 'scarce' ? text('slot.scarce') : '';
}
