import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { Cart } from '@larder/contracts/cart';
import { checkoutRoute } from '@larder/contracts/checkout';
import { transient, useFeature } from '@larder/platform';
import { announce } from '@larder/ui';
import { useHoldText } from '../../messages/time-slots/hold-text.js';
import { useHoldWatchText } from '../../messages/time-slots/hold-watch-text.js';
import { serviceSlice } from '../../state/service.js';
import { stateOf, useFeatureState } from '../../state/state.js';
import { validateCart } from '../cart/validation/validate-cart.js';
import { isTimeSlotError } from '../cart/validation/validation-groups.js';
import { announcedMinutes, useMinutesLeft } from '../checkout/time-slot/use-minutes-left.js';

/** Milliseconds in which the notice can be read and its button be reached. */
const REACTION_TIME_MS = 12_000;

interface Props {
  readonly heldUntil: NonNullable<Cart['distributionWindow']>['heldUntil'] & string;
}

/**
 * The hold of a time slot while its holder shops: read aloud shortly before its end, and told quietly
 * when it is over. The checkout and the open sheet do both themselves.
 */
export default function HoldWatch({ heldUntil }: Props) {
  const text = useHoldText();
  const left = useMinutesLeft(heldUntil);
  const context = useFeature();
  const { pathname } = useLocation();
  const isSheetOpen = useFeatureState((state) => state.cartService.isChoosingTime === true);
  const isShown = isSheetOpen || pathname === context.href(checkoutRoute, {});
  const announceEnd = useEndNotice();
  // Shown only if the hold was running on this page: one that ended yesterday needs no notice.
  const wasRunning = useRef(false);
  useEffect(() => {
    if (left > 0) wasRunning.current = true;
    if (isShown) return;
    if (announcedMinutes.includes(left)) announce(text('left', { count: left }));
    if (left > 0 || !wasRunning.current) return;
    wasRunning.current = false;
    void announceEnd();
  }, [isShown, left, announceEnd, text]);
  return null;
}

/** Has the cart checked, and says whether the time slot is still free; a tap opens the sheet. */
function useEndNotice() {
  const hold = useHoldWatchText();
  const context = useFeature();
  const latest = useRef(hold);
  latest.current = hold;
  const notify = useRef(async () => {
    if (stateOf(context.getState()).checkout.isProcessing) return;
    await validateCart(context);
    const { errors } = stateOf(context.getState()).checkout;
    const found = errors.find(({ code }) => isTimeSlotError(code));
    // It was made longer in another tab.
    if (!found) return;
    const text = latest.current;
    context.dispatch(
      transient(text(found.isFree === true ? 'endedFree' : 'endedGone'), {
        key: 'cart.hold',
        duration: REACTION_TIME_MS,
        action: { label: text('open'), does: serviceSlice.actions.timeChoiceToggled(true) },
      }),
    );
  });
  return notify.current;
}
