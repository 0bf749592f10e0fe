import type { Cart } from '@larder/contracts/cart';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { useText } from '../../../messages/use-text.js';
import { useEarliest } from './earliest.js';
import { formatRelativeTimeSlot } from './format-time-slot.js';

interface Props {
  readonly address: DistributionAddress;
  readonly chosen: Cart['distributionWindow'];
}

/** The time slot of the order, or the earliest one, after a prefix. */
export default function ServiceTime({ address, chosen }: Props) {
  const text = useText();
  const texts = useTexts();
  const { data: earliest } = useEarliest(chosen ? undefined : address);
  const now = new Date();
  const time = chosen
    ? formatRelativeTimeSlot(text, texts, chosen, now)
    : earliest &&
      text('service.from', { time: formatRelativeTimeSlot(text, texts, earliest, now) });
  return time && ` · ${time}`;
}
