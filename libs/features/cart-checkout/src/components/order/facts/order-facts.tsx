import { lazy, type ReactNode } from 'react';
import type { Order, PaymentMethodKey } from '@larder/contracts/checkout';
import { giftCardBrand } from '@larder/contracts/wallet';
import { useTexts } from '@larder/platform';
import { useGateText } from '../../../messages/gate-text.js';
import { useSubstitutionText } from '../../../messages/substitution-text.js';
import { useText } from '../../../messages/use-text.js';
import { useBasketText } from '../../cart/basket/basket-text.js';
import { AfterMount } from '../../checkout/after-mount.js';
import { addressLine } from '../../service/address/find-address.js';
import { formatTimeSlot } from '../../service/times/format-time-slot.js';
import styles from './order-facts.module.css';

const CashPaid = lazy(() => import('../cash-paid.js'));
const ChangeableUntil = lazy(() => import('./changeable-until.js'));
const NothingToPay = lazy(() => import('../../checkout/payment/nothing-to-pay.js'));

interface Props {
  readonly order: Order;
  /** Nobody changes a sample. */
  readonly isSample?: boolean;
}

/** Before the receipt, which has the final amount and its change. */
const isAhead = ({ status }: Order) => status === 'PLACED' || status === 'PICKING';

/** Number, time, place and cost of an order, and until when it can be changed (CHK-05). */
export function OrderFacts({ order, isSample = false }: Props) {
  const text = useText();
  const texts = useTexts();
  const substitutionText = useSubstitutionText();
  const gate = useGateText();
  const notes = useBasketText();
  const { distributionAddress: place, totalAtHandover: rounded } = order;
  const isPickup = place.distributionType === 'CLICK_AND_COLLECT';
  return (
    <dl className={styles.facts}>
      <Fact name={text('confirmation.number')}>
        <dd>
          <strong>{order.orderNumber}</strong>
        </dd>
      </Fact>
      {order.status !== 'CANCELLED' && order.status !== 'COMPLETED' && (
        <Fact name={text(rounded === undefined ? 'totals.total' : 'totals.rounded')}>
          <dd>
            <strong>{texts.money(rounded ?? order.priceInfo.total)}</strong>
          </dd>
        </Fact>
      )}
      <Fact name={text(isPickup ? 'confirmation.pickup' : 'confirmation.delivery')} isWide>
        <dd>{formatTimeSlot(text, texts, order.distributionWindow)}</dd>
        <dd>{addressLine(place)}</dd>
        {place.leaveAtDoor && <dd>{gate('leaveAtDoor')}</dd>}
      </Fact>
      {order.status === 'PLACED' && !isSample && (
        <AfterMount pending={<Pending />}>
          <ChangeableUntil orderNumber={order.orderNumber} pending={<Pending />} />
        </AfterMount>
      )}
      <Fact name={text('step.payment')}>
        <Payment order={order} />
      </Fact>
      {order.substitution && (
        <Fact name={substitutionText('title')}>
          <dd>{substitutionText(order.substitution)}</dd>
        </Fact>
      )}
      {order.note && (
        <Fact name={notes('note.order')} isWide>
          <dd>{order.note}</dd>
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <dt>{name}</dt>
      {children}
    </div>
  );
}

/** Keeps the place of a fact that is asked for. */
const Pending = () => (
  <div className={styles.pending}>
    <dt />
    <dd />
  </div>
);

function Payment({ order }: Pick<Props, 'order'>) {
  const text = useText();
  const texts = useTexts();
  return (
    <>
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
    </>
  );
}

function payKey({ methodKey, brandName }: Order['payments'][number]) {
  const isWallet = brandName === giftCardBrand;
  return isWallet ? 'payment.giftCard' : (`payment.${methodKey as PaymentMethodKey}` as const);
}
