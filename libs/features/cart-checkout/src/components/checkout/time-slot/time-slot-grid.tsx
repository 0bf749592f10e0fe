import { useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import type { TimeSlot } from '@larder/contracts/distribution';
import { useTexts } from '@larder/platform';
import { Stack } from '@larder/ui';
import { dayKey } from '../../service/times/format-time-slot.js';
import { cheapestFee } from './cheapest-fee.js';
import { TimeSlotDays } from './time-slot-days.js';
import { TimeSlotTimes, type TimeSlotTimesProps } from './time-slot-times.js';
import { timeSlotsByDay } from './time-slots-by-day.js';

interface Props extends Pick<TimeSlotTimesProps, 'id' | 'chosen' | 'error' | 'onChange'> {
  readonly cart: Pick<Cart, 'priceInfo' | 'freeOfChargeThreshold'>;
  readonly timeSlots: readonly TimeSlot[];
}

/** Days, and the time slots of one of them: that of the chosen one at first, else the first free one. */
export function TimeSlotGrid({ timeSlots, ...times }: Props) {
  const texts = useTexts();
  const [dayChosen, setDay] = useState<string>();
  const days = timeSlotsByDay(timeSlots, (instant) => dayKey(texts, instant));
  const day =
    days.find(({ key }) => key === dayChosen) ??
    days.find((one) => one.timeSlots.some(({ id }) => id === times.chosen)) ??
    days.find((one) => one.timeSlots.some(({ state }) => state !== 'full'));
  if (!day) return null;
  return (
    <Stack gap={4}>
      <TimeSlotDays days={days} chosen={day.key} onChange={setDay} />
      <TimeSlotTimes {...times} day={day} cheapest={cheapestFee(timeSlots)} />
    </Stack>
  );
}
