import type { Cart } from '@larder/contracts/cart';
import { useFeature, useTexts } from '@larder/platform';
import { Button, Card, StoreIcon, TruckIcon } from '@larder/ui';
import { addressLine } from '../../service/address/find-address.js';
import { destinationOf } from '../../service/destination.js';
import { Earliest } from '../../service/times/earliest.js';
import { formatTimeSlot } from '../../service/times/format-time-slot.js';
import { serviceSlice } from '../../../state/service.js';
import { useText } from '../../../messages/use-text.js';
import styles from '../cart-page.module.css';
import { ErrorList } from '../validation/error-list.js';
import { useErrors } from '../validation/use-errors.js';

/**
 * Place and time slot of the order, with the errors of the last validation (CART-93). The header's line
 * would repeat them: `data-place` hides it.
 */
export function ServiceSummary({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const texts = useTexts();
  const { dispatch } = useFeature();
  const errors = useErrors(cart);
  const to = destinationOf(cart);
  const { distributionWindow: window } = cart;
  const toTimes = text(window ? 'change' : 'choose');
  const { promptOpened, timeChoiceToggled } = serviceSlice.actions;
  const isPickup = to?.distributionType === 'CLICK_AND_COLLECT';
  return (
    <Card as="section" data-place aria-label={text('service.title')} className={styles.service}>
      <div className={styles.serviceHead}>
        {isPickup ? <StoreIcon size={24} /> : <TruckIcon size={24} />}
        <p className={styles.serviceWords}>
          {to
            ? text(isPickup ? 'service.pickupAt' : 'service.deliveryTo', {
                address: addressLine(to),
              })
            : text('service.ask')}
        </p>
        <Button variant="quiet" onClick={() => dispatch(promptOpened())}>
          {text(to ? 'change' : 'choose')}
        </Button>
      </div>
      {to && (
        <div className={styles.serviceHead}>
          <div className={styles.serviceTime}>
            {window ? <p>{formatTimeSlot(text, texts, window)}</p> : <Earliest to={to} />}
          </div>
          <Button
            variant="quiet"
            aria-label={`${text('step.slot')}: ${toTimes}`}
            onClick={() => dispatch(timeChoiceToggled(true))}
          >
            {toTimes}
          </Button>
        </div>
      )}
      <ErrorList errors={errors.of('distributionLocation')} />
      <ErrorList errors={errors.of('timeSlot')} />
    </Card>
  );
}
