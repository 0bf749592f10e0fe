import type { Cart } from '@larder/contracts/cart';
import { useTexts } from '@larder/platform';
import { useText } from '../../../messages/use-text.js';
import type { Destination } from '../destination.js';
import { useEarliest } from './earliest.js';
import { formatRelativeTimeSlot } from './format-time-slot.js';

interface Props {
  readonly to: Destination;
  readonly chosen: Cart['distributionWindow'];
}

/** The time slot of the order, or the earliest one, after a prefix. */
export default function ServiceTime({ to, chosen }: Props) {
  const text = useText();
  const texts = useTexts();
  const { data: earliest } = useEarliest(chosen ? undefined : to);
  const now = new Date();
  const time = chosen
    ? formatRelativeTimeSlot(text, texts, chosen, now)
    : earliest &&
      text('service.from', { time: formatRelativeTimeSlot(text, texts, earliest, now) });
  return time && ` · ${time}`;
}
