import { lazy } from 'react';
import {
  confirmationSections,
  orderChanges,
  type Order,
  type PaymentMethodKey,
} from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { giftCardBrand } from '@larder/contracts/wallet';
import { ExtensionSlot, Link, useHref, useTexts } from '@larder/platform';
import { Card, icon, InfoIcon, LinkButton } from '@larder/ui';
import { useCancelledText } from '../../messages/after-order/cancelled-text.js';
import { useGateText } from '../../messages/gate-text.js';
import { useSubstitutionText } from '../../messages/substitution-text.js';
import { useText } from '../../messages/use-text.js';
import { useBasketText } from '../cart/basket/basket-text.js';
import { Totals } from '../cart/summary/totals.js';
import { AfterMount } from '../checkout/after-mount.js';
import { OrderLines } from '../checkout/review/order-lines.js';
import styles from '../checkout/steps.module.css';
import { addressLine } from '../service/address/find-address.js';
import { formatTimeSlot } from '../service/times/format-time-slot.js';
import { OrderedGoods } from './ordered-goods.js';
import thanks from './thanks.module.css';

const OrdersArt = icon('orders', '-art');

const AgePart = lazy(() => import('../age/age-part.js'));
const AllergenNotes = lazy(() => import('../allergens/allergen-notes.js'));
const CashPaid = lazy(() => import('./cash-paid.js'));
const NothingToPay = lazy(() => import('../checkout/payment/nothing-to-pay.js'));

interface Props {
  readonly order: Order;
  /** Absent for a sample, with which nothing can be done. */
  readonly onChanged?: () => void;
}

/** A placed order: its number, time slot, payment, goods and costs (CHK-05). */
export function PlacedOrder({ order, onChanged }: Props) {
  const text = useText();
  const substitutionText = useSubstitutionText();
  const home = useHref()(indexRoute, {});
  const isCancelled = order.status === 'CANCELLED';
  // Who looks now wants to know where the van is, or stands at the store.
  const isComing = order.status === 'ON_THE_WAY' || order.status === 'READY';
  const details = <Details order={order} />;
  return (
    <>
      <Card className={styles.order}>
        {isComing && <h1>{text('confirmation.title')}</h1>}
        {isCancelled && <Cancelled />}
        {!isComing && !isCancelled && <Thanks email={order.billingAddress.email} />}
        {!isComing && details}
      </Card>
      {onChanged && <ExtensionSlot slot={orderChanges} props={{ order, onChanged }} />}
      {isComing && <Card className={styles.order}>{details}</Card>}
      <ExtensionSlot slot={confirmationSections} props={{ order }} />
      <Card as="section" aria-label={text('totals.title')}>
        {order.productLineItems.some((line) => line.allergenWarning) && (
          <AfterMount>
            <AllergenNotes lines={order.productLineItems} />
          </AfterMount>
        )}
        <OrderLines
          lines={order.productLineItems}
          substitutionOf={(one) => `${substitutionText('title')}: ${substitutionText(one)}`}
        />
        <Totals
          priceInfo={order.priceInfo}
          codes={order.discountCodes}
          rounded={order.totalAtHandover}
        />
      </Card>
      {home !== undefined && (
        <div>
          <LinkButton as={Link} href={home}>
            {text('service.continue')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** What was ordered, for when and where, and what comes next, until it has come. */
function Details({ order }: { readonly order: Order }) {
  const text = useText();
  const { distributionType } = order.distributionAddress;
  const isPickup = distributionType === 'CLICK_AND_COLLECT';
  const isCancelled = order.status === 'CANCELLED';
  return (
    <>
      {!isCancelled && <OrderedGoods lines={order.productLineItems} />}
      <Facts order={order} isPickup={isPickup} />
      {!isCancelled && order.status !== 'COMPLETED' && (
        <>
          <h2>{text('confirmation.next')}</h2>
          <p>{text(isPickup ? 'confirmation.nextPickup' : 'confirmation.nextDelivery')}</p>
          {order.confirmedAge !== undefined && (
            <AfterMount>
              <AgePart part="notice" age={order.confirmedAge} service={distributionType} />
            </AfterMount>
          )}
        </>
      )}
    </>
  );
}

/** Before the receipt, which has the final amount and its change. */
const isAhead = ({ status }: Order) => status === 'PLACED' || status === 'PICKING';

interface FactsProps {
  readonly order: Order;
  readonly isPickup: boolean;
}

function Facts({ order, isPickup }: FactsProps) {
  const text = useText();
  const texts = useTexts();
  const substitutionText = useSubstitutionText();
  const gate = useGateText();
  const notes = useBasketText();
  return (
    <dl className={styles.facts}>
      <dt>{text('confirmation.number')}</dt>
      <dd>
        <strong>{order.orderNumber}</strong>
      </dd>
      <dt>{text(isPickup ? 'confirmation.pickup' : 'confirmation.delivery')}</dt>
      <dd>{formatTimeSlot(text, texts, order.distributionWindow)}</dd>
      <dd>{addressLine(order.distributionAddress)}</dd>
      {order.distributionAddress.leaveAtDoor && <dd>{gate('leaveAtDoor')}</dd>}
      <dt>{text('step.payment')}</dt>
      {order.payments.length === 0 && (
        <dd>
          <AfterMount>
            <NothingToPay of={order} />
          </AfterMount>
        </dd>
      )}
      {order.payments.map((one) => (
        <dd key={one.methodKey}>
          {text(payKey(one))}
          {order.payments.length > 1 && `: ${texts.money(one.amountPlanned)}`}
        </dd>
      ))}
      {order.paysWith !== undefined && isAhead(order) && (
        <dd>
          <AfterMount>
            <CashPaid order={order} />
          </AfterMount>
        </dd>
      )}
      {order.substitution && <dt>{substitutionText('title')}</dt>}
      {order.substitution && <dd>{substitutionText(order.substitution)}</dd>}
      {order.note && <dt>{notes('note.order')}</dt>}
      {order.note && <dd>{order.note}</dd>}
    </dl>
  );
}

function Thanks({ email }: { readonly email: string }) {
  const text = useText();
  return (
    <>
      <span className={thanks.thanks}>
        <OrdersArt />
      </span>
      <h1>{text('confirmation.title')}</h1>
      <p>{text('confirmation.text', { email })}</p>
    </>
  );
}

/** Heading of a cancelled order, which needs no thanks and has no next steps. */
function Cancelled() {
  const text = useCancelledText();
  return (
    <>
      <span>
        <InfoIcon size={24} />
      </span>
      <h1>{text('title')}</h1>
      <p>{text('text')}</p>
    </>
  );
}

function payKey({ methodKey, brandName }: Order['payments'][number]) {
  const isWallet = brandName === giftCardBrand;
  return isWallet ? 'payment.giftCard' : (`payment.${methodKey as PaymentMethodKey}` as const);
}
