import { lazy } from 'react';
import type { Cart, ValidationGroup } from '@larder/contracts/cart';
import { Notice } from '@larder/ui';
import { useFeatureState } from '../../state/state.js';
import { useText } from '../../messages/use-text.js';
import { ErrorList } from '../cart/validation/error-list.js';
import { useErrors } from '../cart/validation/use-errors.js';
import { AfterMount } from './after-mount.js';
import type { StepId } from './checkout-steps.js';
import places from './review/places.module.css';

/** Only a shop with holds has it. */
const HoldClock = lazy(() => import('./time-slot/hold-countdown.js'));

const groupOfStep: Partial<Record<StepId, ValidationGroup>> = {
  service: 'distributionLocation',
  slot: 'timeSlot',
  contact: 'billingAddress',
};

/** Errors of a step are shown at the step (CART-93), including an expired hold (SLOT-16). */
export function StepNotice({ step, cart }: { readonly step: StepId; readonly cart: Cart }) {
  const text = useText();
  const errors = useErrors(cart);
  const isLost = useFeatureState(({ checkout }) => checkout.isSlotIncomplete);
  const group = groupOfStep[step];
  const found = group ? errors.of(group) : [];
  if (step === 'slot' && isLost && found.length === 0)
    return (
      <Notice type="warning" live>
        {text('slot.lost')}
      </Notice>
    );
  const isHeld = step === 'slot' && found.length === 0 && cart.distributionWindow?.heldUntil;
  return isHeld ? (
    <AfterMount pending={<div className={places.hold} />}>
      <HoldClock cart={cart} />
    </AfterMount>
  ) : (
    <ErrorList errors={found} />
  );
}
