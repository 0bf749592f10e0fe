import { useState } from 'react';
import { useFeature } from '@larder/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { distributionApi } from '../../../api/distribution-api.js';
import { slotKey, useDevicePlace } from '../device/device-place.js';
import type { Destination } from '../destination.js';
import { timeSlotQuery } from '../times/time-slot-query.js';

/** The next free time slot on the weekday and at the hours of the last order. */
export function useUsualTimeSlot(to: Destination | undefined) {
  const context = useFeature();
  const { timeZone } = context.tenant;
  const usual = useDevicePlace()?.slot;
  const [isBusy, setBusy] = useState(false);
  const query = usual === undefined ? undefined : timeSlotQuery(to);
  const { data = [], isLoading } = distributionApi.useGetWindowsQuery(query ?? skipToken);
  const slot = data.find((one) => one.state !== 'full' && slotKey(one, timeZone) === usual);
  /** Returns the error of a refused call. */
  const take = async (id: string): Promise<unknown> => {
    setBusy(true);
    const { takeTimeSlot } = await import('./take-time-slot.js');
    const error = to && (await takeTimeSlot(context, to, id));
    setBusy(false);
    return error;
  };
  return { slot, isPending: isLoading, isBusy, take };
}
