import { startTransition, useEffect, useRef, useState } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { Button, PinIcon, Stack, StoreIcon } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useSlotSheetText } from '../../messages/time-slots/slot-sheet-text.js';
import { useText } from '../../messages/use-text.js';
import { serviceSlice } from '../../state/service.js';
import { useFeatureState } from '../../state/state.js';
import { destinationOf, type Destination } from '../service/destination.js';
import { HeldSlot } from './held-slot.js';
import { SlotChoice } from './slot-choice.js';
import styles from './slot-sheet.module.css';

/** When the order comes: the time slots of the cart's place, from anywhere in the shop (SLOT-06, 17). */
export default function SlotSheet({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const own = useSlotSheetText();
  const { dispatch } = useFeature();
  const isOpen = useFeatureState((state) => state.cartService.isChoosingTime === true);
  const content = useRef<HTMLDivElement>(null);
  const [isReleased, setReleased] = useState(false);
  const to = destinationOf(cart);
  const { timeChoiceToggled, promptOpened } = serviceSlice.actions;
  const close = () => dispatch(timeChoiceToggled(false));
  const onReleased = () => {
    setReleased(true);
    // The button that had the focus is gone.
    content.current?.focus();
  };
  const [isShown, setShown] = useState(false);
  // The tap is painted before the sheet is rendered.
  useEffect(() => startTransition(() => setShown(isOpen)), [isOpen]);
  if (!to) return null;
  const isPickup = to.distributionType === 'CLICK_AND_COLLECT';
  return (
    <Dialog
      wide
      open={isShown}
      onOpenChange={close}
      onClosed={() => setReleased(false)}
      title={own(isPickup ? 'title.pickup' : 'title.delivery')}
      closeLabel={text('close')}
    >
      <div ref={content} tabIndex={-1} className={styles.sheet}>
        <Stack gap={4}>
          <div className={styles.place}>
            {isPickup ? <StoreIcon /> : <PinIcon />}
            <span className={styles.placeName}>{placeName(to)}</span>
            <Button
              variant="quiet"
              onClick={() => {
                close();
                dispatch(promptOpened());
              }}
            >
              {own('place')}
            </Button>
          </div>
          {cart.distributionWindow && (
            <HeldSlot cart={cart} slot={cart.distributionWindow} onReleased={onReleased} />
          )}
          <p role="status" className="visually-hidden">
            {isReleased && own('released')}
          </p>
          <SlotChoice cart={cart} to={to} onTaken={close} />
        </Stack>
      </div>
    </Dialog>
  );
}

/** "Lindengasse 7, 1070 Wien", or "1070 Wien" while the street is not known. */
function placeName(to: Destination): string {
  const street = 'streetName' in to ? `${to.streetName} ${to.streetNumber}, ` : '';
  return `${street}${to.postalCode} ${to.city ?? ''}`.trim();
}
