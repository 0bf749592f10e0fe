import { lazy, Suspense, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, CheckIcon } from '@larder/ui';
import { invalidateTimeSlots } from '../../api/distribution-api.js';
import { substitutionApi } from '../../api/substitution-api.js';
import { useSlotSheetText } from '../../messages/time-slots/slot-sheet-text.js';
import { enqueueChange } from '../../state/set-quantity.js';
import { hasHoldEnded } from './has-hold-ended.js';
import styles from './slot-sheet.module.css';
import { useSlotName } from './use-slot-name.js';

/** Only a shop with holds has it. */
const HoldCountdown = lazy(() => import('../checkout/time-slot/hold-countdown.js'));

interface Props {
  readonly cart: Cart;
  readonly slot: NonNullable<Cart['distributionWindow']>;
  readonly onReleased: () => void;
}

/** The time slot of the cart: how long it is held, for longer, or given back. */
export function HeldSlot({ cart, slot, onReleased }: Props) {
  const own = useSlotSheetText();
  const nameOf = useSlotName(true);
  const { release, isBusy, hasFailed } = useRelease(onReleased);
  if (hasHoldEnded(cart)) return null;
  const isEmpty = cart.lineItemCount === 0;
  // An addition comes with its order.
  const canRelease = cart.mode === 'REGULAR';
  return (
    <section aria-label={own('own')} className={styles.held}>
      <div className={styles.heldHead}>
        <CheckIcon />
        <strong>{nameOf(slot)}</strong>
        {canRelease && (
          <Button variant="quiet" busy={isBusy} onClick={() => void release()}>
            {own('release')}
          </Button>
        )}
      </div>
      {slot.heldUntil !== undefined && (
        <Suspense>
          <HoldCountdown cart={cart} className={styles.countdown} />
        </Suspense>
      )}
      {slot.heldUntil !== undefined && isEmpty && <p className={styles.hint}>{own('empty')}</p>}
      <p role="alert" className={styles.failed}>
        {hasFailed && own('notReleased')}
      </p>
    </section>
  );
}

function useRelease(onReleased: () => void) {
  const context = useFeature();
  const [releaseTimeSlot] = substitutionApi.useReleaseTimeSlotMutation();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const release = async () => {
    setBusy(true);
    const { error } = await enqueueChange(context, () => releaseTimeSlot());
    setBusy(false);
    setFailed(error !== undefined);
    if (!error) onReleased();
    context.dispatch(invalidateTimeSlots());
  };
  return { release, isBusy, hasFailed };
}
