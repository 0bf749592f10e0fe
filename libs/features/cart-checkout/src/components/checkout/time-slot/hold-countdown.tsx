import { useEffect, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { codeOf, useFeature } from '@larder/platform';
import { Button } from '@larder/ui';
import { substitutionApi } from '../../../api/substitution-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { validateCart } from '../../cart/validation/validate-cart.js';
import { isTimeSlotError } from '../../cart/validation/validation-groups.js';
import { cartViewSlice } from '../../../state/cart-view.js';
import { stateOf } from '../../../state/state.js';
import styles from '../later-parts.module.css';
import { useHoldText } from '../../../messages/time-slots/hold-text.js';
import { announcedMinutes, useMinutesLeft } from './use-minutes-left.js';

interface Props {
  readonly cart: Cart;
  /** Where it is not below the heading of a step. */
  readonly className?: string | undefined;
}

/**
 * Remaining time of the hold, with a button to extend it. When it expires, the cart is validated, and
 * the shopper has to choose again (SLOT-16).
 */
export default function HoldCountdown({ cart, className }: Props) {
  const { heldUntil = '', extensionsLeft = 0 } = cart.distributionWindow ?? {};
  const text = useHoldText();
  const context = useFeature();
  const left = useMinutesLeft(heldUntil);
  const { extend, isBusy, isExtended } = useExtension();
  const isOver = left === 0;
  useEffect(() => {
    if (isOver && !stateOf(context.getState()).checkout.isProcessing) void validateCart(context);
  }, [isOver, context]);
  if (isOver) return null;
  const message = text('left', { count: left });
  return (
    <div className={`${styles.hold} ${className ?? styles.inStep}`}>
      <p>{message}</p>
      <p role="status" className="visually-hidden">
        {announcedMinutes.includes(left) ? message : isExtended && `${text('again')} ${message}`}
      </p>
      {extensionsLeft > 0 && (
        <Button variant="quiet" busy={isBusy} onClick={() => void extend()}>
          {text('longer')}
        </Button>
      )}
    </div>
  );
}

function useExtension() {
  const context = useFeature();
  const [extendTimeSlot] = substitutionApi.useExtendTimeSlotMutation();
  const [isBusy, setBusy] = useState(false);
  const [isExtended, setExtended] = useState(false);
  const extend = async () => {
    setBusy(true);
    const { error } = await enqueueChange(context, () => extendTimeSlot());
    setBusy(false);
    setExtended(!error);
    if (!error) return;
    if (isTimeSlotError(codeOf(error))) return validateCart(context);
    context.dispatch(cartViewSlice.actions.failed({ kind: 'unreachable' }));
  };
  return { extend, isBusy, isExtended };
}
