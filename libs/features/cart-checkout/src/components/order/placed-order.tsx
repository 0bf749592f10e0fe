import { lazy } from 'react';
import { confirmationSections, orderChanges, type Order } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { ExtensionSlot, Link, useHref } from '@larder/platform';
import { Card, icon, InfoIcon, LinkButton, SummaryPanel } from '@larder/ui';
import { useCancelledText } from '../../messages/after-order/cancelled-text.js';
import { useSubstitutionText } from '../../messages/substitution-text.js';
import { useText } from '../../messages/use-text.js';
import { Totals } from '../cart/summary/totals.js';
import { AfterMount } from '../checkout/after-mount.js';
import { OrderLines } from '../checkout/review/order-lines.js';
import styles from '../checkout/steps.module.css';
import { OrderFacts } from './facts/order-facts.js';
import { OrderedGoods } from './ordered-goods.js';
import thanks from './thanks.module.css';

const OrdersArt = icon('orders', '-art');

const AgePart = lazy(() => import('../age/age-part.js'));
const AllergenNotes = lazy(() => import('../allergens/allergen-notes.js'));

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
  const details = <Details order={order} isSample={onChanged === undefined} />;
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
      <SummaryPanel as="section" aria-label={text('totals.title')}>
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
      </SummaryPanel>
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
function Details({ order, isSample }: { readonly order: Order; readonly isSample: boolean }) {
  const text = useText();
  const { distributionType } = order.distributionAddress;
  const isPickup = distributionType === 'CLICK_AND_COLLECT';
  const isCancelled = order.status === 'CANCELLED';
  return (
    <>
      {!isCancelled && <OrderedGoods lines={order.productLineItems} />}
      <OrderFacts order={order} isSample={isSample} />
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
