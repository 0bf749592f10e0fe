import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig } from '@larder/contracts/checkout';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { formatPhone } from '@larder/contracts/phone';
import { useTexts } from '@larder/platform';
import { Button, Notice, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/dialog';
import { useText } from '../../../messages/use-text.js';
import { OrderConditions } from '../../checkout/review/order-conditions.js';
import { addressLine } from '../../service/address/find-address.js';
import { formatTimeSlot } from '../../service/times/format-time-slot.js';
import { expressContact } from './express-buyer.js';
import type { SimulatedOffer } from './express-offer.js';
import styles from './express.module.css';
import { useExpressText } from './express-text.js';
import { useExpress } from './use-express.js';

interface Props {
  readonly cart: Cart;
  readonly offer: SimulatedOffer;
  readonly conditions: OrderConfig['conditions'];
  readonly onClose: () => void;
}

/** The sheet of the simulated wallet: who orders, where to, when and for how much. */
export default function ExpressSheet({ cart, offer, conditions, onClose }: Props) {
  const text = useText();
  const own = useExpressText();
  const texts = useTexts();
  const { isBusy, confirm } = useExpress(cart, offer.methodKey);
  const { address, billing } = expressContact(cart, offer.simulated);
  const { distributionWindow: slot } = cart;
  // Who orders such goods confirms their age in the checkout.
  const hasAgeLimit = highestAgeLimit(cart.productLineItems) !== undefined;
  const rows = [
    [own('to'), `${billing.firstName} ${billing.lastName}, ${addressLine(address)}`],
    [own('contact'), `${billing.email}, ${formatPhone(billing.phoneNumber, billing.countryCode)}`],
    [own('slot'), slot ? formatTimeSlot(text, texts, slot) : ''],
    [text('totals.total'), texts.money(cart.priceInfo.total)],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={own('title')}
      closeLabel={own('close')}
      footer={
        <Button block busy={isBusy} onClick={() => confirm(offer.simulated)}>
          {hasAgeLimit ? text('cart.checkout') : text('order.place')}
        </Button>
      }
    >
      <Stack gap={4}>
        <Notice type="info">{own('simulated')}</Notice>
        <dl className={styles.rows}>
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {conditions && <OrderConditions conditions={conditions} />}
      </Stack>
    </Dialog>
  );
}
