import type { Cart } from '@larder/contracts/cart';
import type { EarliestTimeSlot } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { useHomeText } from './home-text.js';
import { useText } from '../../../messages/use-text.js';
import type { Destination } from '../destination.js';
import { useEarliest } from '../times/earliest.js';
import { formatRelativeTimeSlot } from '../times/format-time-slot.js';

interface PlaceTime {
  readonly time?: string;
  readonly fee?: string;
}

/** The chosen time slot, or the earliest one with its service fee; both undefined while they load. */
export function usePlaceTime(to: Destination, chosen: Cart['distributionWindow']): PlaceTime {
  const text = useText();
  const texts = useTexts();
  const home = useHomeText();
  const { data, isError } = useEarliest(chosen ? undefined : to);
  const format = (slot: Pick<EarliestTimeSlot, 'start' | 'end'>) =>
    formatRelativeTimeSlot(text, texts, slot, new Date());
  if (chosen) return { time: home('chosen', { time: format(chosen) }) };
  if (!data) return isError ? { time: text('service.noWindow') } : {};
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  const { serviceFee } = data;
  return {
    time: home(isPickup ? 'nextPickup' : 'next', { time: format(data) }),
    ...(serviceFee !== undefined && {
      fee: serviceFee === 0 ? home('free') : home('fee', { fee: texts.money(serviceFee) }),
    }),
  };
}
