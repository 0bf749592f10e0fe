import { addressParts } from '@larder/contracts/address/form';
import { orderChanges, type Order, type PaymentMethodKey } from '@larder/contracts/checkout';
import { profileRoute } from '@larder/contracts/customer';
import { giftCardBrand } from '@larder/contracts/wallet';
import {
  ExtensionSlot,
  isNotFound,
  Link,
  spokenHours,
  useFeature,
  useTexts,
} from '@larder/platform';
import { cashAtDoor } from '@larder/pricing';
import {
  Button,
  Card,
  ChevronLeftIcon,
  Cluster,
  EmptyState,
  icon,
  PrintIcon,
  Stack,
} from '@larder/ui';
import { ordersApi } from '../../api/orders-api.js';
import { BuyAgain } from '../buy-again/buy-again.js';
import { isPicked, Lines, Sums } from './order-lines.js';
import { MakeStandingLink } from './make-standing-link.js';
import { useText } from '../../messages/order-text.js';
import { OrderState } from './order-state.js';
import { OrdersFailed, OrdersLoading } from './order-states.js';
import styles from './orders.module.css';
import { reorderLine } from './reorder-line.js';

const NothingFoundArt = icon('nothing-found', '-art');

/** One order with everything that belongs to it (PLAT-04). */
export function OrderView({ number }: { readonly number: string }) {
  const text = useText();
  const context = useFeature();
  const args = { params: { orderNumber: number } };
  const { data: order, error, refetch } = ordersApi.useGetCustomerOrderQuery(args);
  const retry = () => void refetch();
  const isMissing = isNotFound(error);
  const hasFailed = error !== undefined && !isMissing;
  const all = context.href(profileRoute, { slug: 'orders' }) ?? '';
  return (
    <Stack gap={4}>
      <div className={styles.back}>
        <Link href={all}>
          <ChevronLeftIcon directional />
          {text('order.all')}
        </Link>
      </div>
      {hasFailed && <OrdersFailed onRetry={retry} />}
      {!order && error === undefined && <OrdersLoading />}
      {isMissing && (
        <EmptyState picture={<NothingFoundArt />} title={text('order.missing.title')}>
          {text('order.missing.text')}
        </EmptyState>
      )}
      {order && error === undefined && <Found order={order} onChanged={retry} />}
    </Stack>
  );
}

interface FoundProps {
  readonly order: Order;
  readonly onChanged: () => void;
}

/** A delivered order shows little and cannot be changed. */
const isPast = ({ status }: Order) => status === 'COMPLETED' || status === 'CANCELLED';

function Found({ order, onChanged }: FoundProps) {
  const text = useText();
  return (
    <div className={styles.order}>
      <Stack gap={4}>
        <Card as="section" aria-labelledby="order-title">
          <Stack gap={3}>
            <div className={styles.row}>
              <h2 id="order-title">{text('order.number', { number: order.orderNumber })}</h2>
              <OrderState status={order.status} />
            </div>
            <Delivery order={order} />
          </Stack>
        </Card>
        <div className={isPicked(order) ? styles.picked : styles.changes}>
          <ExtensionSlot
            slot={orderChanges}
            props={{ order, onChanged }}
            fallback={<Card className={isPast(order) ? styles.past : styles.ahead} />}
          />
        </div>
      </Stack>
      <Stack gap={4}>
        <Card as="section" aria-labelledby="order-lines">
          <Stack gap={3}>
            <h2 id="order-lines">{text('order.lines')}</h2>
            <Lines order={order} />
            <Sums order={order} />
            <Facts order={order} />
          </Stack>
        </Card>
        <BuyAgain lines={order.productLineItems.map(reorderLine)} />
        <Cluster>
          <MakeStandingLink orderNumber={order.orderNumber} label={text('order.makeStanding')} />
          <Button variant="quiet" icon={<PrintIcon />} onClick={() => window.print()}>
            {text('order.print')}
          </Button>
        </Cluster>
      </Stack>
    </div>
  );
}

const lineOf = (address: Order['distributionAddress'] | Order['billingAddress']) =>
  addressParts(address).join(', ');

/** When and where: all that its state, right below, needs above it on a phone. */
function Delivery({ order }: { readonly order: Order }) {
  const text = useText();
  const texts = useTexts();
  const { distributionAddress: place, distributionWindow } = order;
  const isPickup = place.distributionType === 'CLICK_AND_COLLECT';
  const day = texts.date(distributionWindow.start, { dateStyle: 'full' });
  return (
    <dl className={styles.facts}>
      <dt>{text(isPickup ? 'order.pickup' : 'order.delivery')}</dt>
      <dd>
        {text('order.span', { day, ...spokenHours(texts, distributionWindow) })}
        <br />
        {lineOf(place)}
        {place.leaveAtDoor && (
          <>
            <br />
            {text('order.leaveAtDoor')}
          </>
        )}
      </dd>
    </dl>
  );
}

/** Before the receipt, which has the final amount and its change. */
const isAhead = ({ status }: Order) => status === 'PLACED' || status === 'PICKING';

function Facts({ order }: { readonly order: Order }) {
  const text = useText();
  const { money } = useTexts();
  const { billingAddress: bill } = order;
  const cash = isAhead(order) ? cashAtDoor(order) : undefined;
  const payment = (one: Order['payments'][number]) =>
    order.payments.length > 1
      ? `${text(payKey(one))} (${money(one.amountPlanned)})`
      : text(payKey(one));
  return (
    <dl className={styles.facts}>
      <dt>{text('order.billing')}</dt>
      <dd>
        {bill.firstName} {bill.lastName}
        <br />
        {lineOf(bill)}
      </dd>
      <dt>{text('order.payment')}</dt>
      <dd>{order.payments.map(payment).join(', ') || text('order.pay.none')}</dd>
      {cash && (
        <dd>
          {text('order.paysWith', { note: money(cash.paysWith), change: money(cash.change) })}
        </dd>
      )}
      {order.substitution && (
        <>
          <dt>{text('order.instead')}</dt>
          <dd>{text(`order.instead.${order.substitution}`)}</dd>
        </>
      )}
      {order.note && (
        <>
          <dt>{text('order.note')}</dt>
          <dd>{order.note}</dd>
        </>
      )}
    </dl>
  );
}

function payKey({ methodKey, brandName }: Order['payments'][number]) {
  const isWallet = brandName === giftCardBrand;
  return isWallet ? 'order.pay.wallet' : (`order.pay.${methodKey as PaymentMethodKey}` as const);
}
