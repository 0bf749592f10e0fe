import type { Cart } from '@larder/contracts/cart';
import type { PaymentMethodKey } from '@larder/contracts/checkout';
import { useFeature } from '@larder/platform';
import { checkoutSlice } from '../../../state/checkout.js';
import { destinationOf } from '../../service/destination.js';
import { useEarliest } from '../../service/times/earliest.js';
import { saveChosenMethod } from '../payment/method-draft.js';
import { useSaveTimeSlot } from '../time-slot/use-save-time-slot.js';
import type { Open } from './use-proceed.js';

const nothing = () => undefined;

/**
 * What the page proposes for steps that nobody has answered: the earliest time slot, which is held only
 * when the shopper goes on, and the shop's first payment method.
 */
export function useProposals(cart: Cart, methods: readonly PaymentMethodKey[]) {
  const { dispatch } = useFeature();
  const { data, isError, isLoading } = useEarliest(
    cart.distributionWindow ? undefined : destinationOf(cart),
  );
  const { save, problem } = useSaveTimeSlot(nothing);
  // After a failure the one from before is still there; the last one may have been taken.
  const slot = cart.distributionWindow || isError ? undefined : data;
  const [method] = methods;
  const proposals: Open['proposals'] = {
    ...(slot && { slot: () => save(slot.id) }),
    ...(method && {
      payment: () => {
        saveChosenMethod(cart.id, method);
        dispatch(checkoutSlice.actions.methodChosen(method));
        return Promise.resolve(true);
      },
    }),
  };
  return { slot, method, problem, proposals, isPending: isLoading };
}
