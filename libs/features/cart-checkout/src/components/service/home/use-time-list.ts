import { useState } from 'react';
import { useFeature } from '@larder/platform';
import { serviceSlice } from '../../../state/service.js';
import type { Destination } from '../destination.js';

/** Opens the list of time slots; without a place, the question for it. */
export function useTimeList(to: Destination | undefined) {
  const context = useFeature();
  const [isBusy, setBusy] = useState(false);
  /** Returns the error of a refused call. */
  const open = async (): Promise<unknown> => {
    if (!to) return void context.dispatch(serviceSlice.actions.promptOpened());
    setBusy(true);
    const { openTimeSlots } = await import('./take-time-slot.js');
    const error = await openTimeSlots(context, to);
    setBusy(false);
    return error;
  };
  return { isBusy, open };
}
