import { lazy } from 'react';
import { createPortal } from 'react-dom';
import type { Cart } from '@larder/contracts/cart';
import type { OrderConfig, PaymentMethodKey } from '@larder/contracts/checkout';
import { Button, Notice, Stack } from '@larder/ui';
import { roundedTotal } from '../../cart/summary/rounded-total.js';
import { Totals } from '../../cart/summary/totals.js';
import type { OrderPhase } from '../../order/use-order.js';
import { useText } from '../../../messages/use-text.js';
import { offeredTips } from '../../tip/offered-tips.js';
import { useAgeConfirmation } from '../../age/use-age-confirmation.js';
import { destinationOf } from '../../service/destination.js';
import { BlockedLines, hasBlockedLines } from './blocked-lines.js';
import { LazyChargeNotice } from './lazy-charge-notice.js';
import { OrderConditions } from './order-conditions.js';
import { OrderLines } from './order-lines.js';
import { TimeSlotAvailability } from '../time-slot/time-slot-availability.js';
import { isCovered } from '../payment/wallet-payment.js';
import places from './places.module.css';
import { AfterMount } from '../after-mount.js';

const AgePart = lazy(() => import('../../age/age-part.js'));
const AllergenNotes = lazy(() => import('../../allergens/allergen-notes.js'));
const AdditionNote = lazy(() => import('../../cart-monitor/addition-note.js'));
const OrderNote = lazy(() => import('../../cart/basket/order-note.js'));
const SubstitutionChoice = lazy(() => import('../../substitution/substitution-choice.js'));
const TipChoice = lazy(() => import('../../tip/tip-choice.js'));

interface Props {
  readonly cart: Cart;
  readonly methodKey: PaymentMethodKey | undefined;
  readonly config: OrderConfig | undefined;
  readonly phase: OrderPhase;
  readonly onPlace: (
    method: PaymentMethodKey | undefined,
    confirmedAge: number | undefined,
  ) => void;
  /** Takes the button, where it stays in sight. */
  readonly bar?: HTMLElement | null | undefined;
}

/** The whole order, and the button that places it. */
export default function PlaceOrderStep(props: Props) {
  const { cart, methodKey, config, phase, onPlace, bar } = props;
  const text = useText();
  const confirmation = useAgeConfirmation(cart);
  const { age } = confirmation;
  const service = destinationOf(cart)?.distributionType;
  const method = isCovered(cart) ? undefined : methodKey;
  const rounded = roundedTotal(cart, method);
  if (method === undefined && !isCovered(cart)) return null;
  if (hasBlockedLines(cart)) return <BlockedLines cart={cart} />;
  if (cart.isTooYoung && age !== undefined)
    return (
      <AfterMount>
        <AgePart part="tooYoung" age={age} service={service} />
      </AfterMount>
    );
  const button = (
    <Button
      block
      busy={phase === 'placing'}
      onClick={() => confirmation.require((confirmed) => onPlace(method, confirmed))}
    >
      {text('order.place')}
    </Button>
  );
  return (
    <Stack gap={4}>
      {cart.orderNumber !== undefined && (
        <AfterMount>
          <AdditionNote number={cart.orderNumber} />
        </AfterMount>
      )}
      <TimeSlotAvailability cart={cart} />
      <AfterMount pending={<div className={places.preferences} />}>
        <SubstitutionChoice cart={cart} isInCard />
        <OrderNote cart={cart} isInCard />
      </AfterMount>
      {cart.productLineItems.some((line) => line.allergenWarning) && (
        <AfterMount>
          <AllergenNotes lines={cart.productLineItems} />
        </AfterMount>
      )}
      <OrderLines lines={cart.productLineItems} />
      <Tip cart={cart} config={config} />
      <Totals priceInfo={cart.priceInfo} codes={cart.discountCodes} rounded={rounded} />
      {method && (
        <AfterMount>
          <LazyChargeNotice cart={cart} method={method} />
        </AfterMount>
      )}
      {phase === 'unanswered' && (
        <Notice type="error" live title={text('order.unansweredTitle')}>
          {text('order.unanswered')}
        </Notice>
      )}
      {age !== undefined && (
        <AfterMount>
          <AgePart part="check" age={age} service={service} confirmation={confirmation} />
        </AfterMount>
      )}
      {config?.conditions && <OrderConditions conditions={config.conditions} />}
      {bar ? createPortal(button, bar) : button}
    </Stack>
  );
}

/** For the driver, where the shop suggests it. */
function Tip({ cart, config }: Pick<Props, 'cart' | 'config'>) {
  const tips = offeredTips(cart, config);
  if (tips.length === 0) return null;
  return (
    <AfterMount pending={<div className={places.tip} />}>
      <TipChoice cart={cart} tips={tips} />
    </AfterMount>
  );
}
