import { useState } from 'react';
import { codeOf, isNotFound, transient, useFeature, type FeatureContext } from '@larder/platform';
import { refetchCart } from '../../../api/cart/refetch-cart.js';
import { invalidateTimeSlots } from '../../../api/distribution-api.js';
import { orderingApi } from '../../../api/ordering-api.js';
import { serviceSlice } from '../../../state/service.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { useText } from '../../../messages/use-text.js';
import { hasMessage, isTimeSlotError } from '../../cart/validation/validation-groups.js';
import { stepSaved } from '../step-saved.js';

/** Saves the time slot; for an unavailable one the list is refetched and the reason shown (SLOT-16). */
export function useSaveTimeSlot(onSaved: () => void) {
  const text = useText();
  const context = useFeature();
  const [setTimeSlot] = orderingApi.useSetTimeSlotMutation();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (id: string): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    const { error } = await enqueueChange(context, () => setTimeSlot({ body: { id } }));
    setBusy(false);
    if (!error) {
      stepSaved(context, 'timeSlot');
      onSaved();
      return true;
    }
    const code = codeOf(error);
    if (isTimeSlotError(code)) context.dispatch(invalidateTimeSlots());
    if (isNotFound(error)) leaveLostCart(context, text('trouble.saving'));
    setProblem(hasMessage(code) ? text(`error.${code}`) : text('trouble.saving'));
    return false;
  };
  return { save, isBusy, problem, setProblem };
}

/** The cart went with its session, and the sheet goes with it: another try there could only fail. */
function leaveLostCart({ dispatch }: FeatureContext, message: string): void {
  dispatch(serviceSlice.actions.timeChoiceToggled(false));
  dispatch(transient(message, { type: 'error', key: 'cart.slot' }));
  void dispatch(refetchCart());
}
