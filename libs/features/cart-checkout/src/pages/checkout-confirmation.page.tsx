import { lazy, useEffect } from 'react';
import {
  confirmationSections,
  orderChanges,
  orderConfirmed,
  type Order,
  type PaymentMethodKey,
} from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { giftCardBrand } from '@larder/contracts/wallet';
import {
  Link,
  ExtensionSlot,
  useFeature,
  useHref,
  useTexts,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import {
  Card,
  Container,
  EmptyState,
  InfoIcon,
  LinkButton,
  Loading,
  SearchIcon,
  Skeleton,
  SuccessIcon,
} from '@larder/ui';
import { checkoutApi } from '../api/checkout-api.js';
import { Totals } from '../components/cart/summary/totals.js';
import { LoadError } from '../components/cart/load-error.js';
import { lastCart } from '../components/checkout/last-cart.js';
import { OrderLines } from '../components/checkout/review/order-lines.js';
import styles from '../components/checkout/steps.module.css';
import { AfterMount } from '../components/checkout/after-mount.js';
import { addressLine } from '../components/service/address/find-address.js';
import { openAttempt } from '../components/order/order-attempt.js';
import { recordConfirmedOrder } from '../components/order/confirmed-order.js';
import { formatTimeSlot } from '../components/service/times/format-time-slot.js';
import { useText } from '../messages/use-text.js';
import { useCancelledText } from '../messages/cancelled-text.js';
import { useSubstitutionText } from '../messages/substitution-text.js';

const AllergenNotes = lazy(() => import('../components/allergens/allergen-notes.js'));
const NothingToPay = lazy(() => import('../components/checkout/payment/nothing-to-pay.js'));

type Props = PageProps<Record<never, string>>;

const orderOf = ({ search }: Props) => search.get('order') ?? '';

export async function preload(context: FeatureContext, props: Props) {
  if (orderOf(props) === '') return;
  const order = await context.query(checkoutApi.endpoints.getOrder, orderOf(props));
  if (order) await context.prepareSlot(confirmationSections, [{ order }]);
}

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${texts.text('cart-checkout.confirmation.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** The placed order: its number, its time slot and the next steps (NAV-14, CHK-05). */
export default function CheckoutConfirmationPage(props: Props) {
  const text = useText();
  const number = orderOf(props);
  const { data, isError, refetch } = checkoutApi.useGetOrderQuery(number, { skip: number === '' });
  const isMissing = number === '' || data === null;
  const { emit } = useFeature();
  // The attempt is cleared only now that the shopper sees the outcome: an earlier reload retries.
  useEffect(() => {
    if (!data) return;
    if (openAttempt.read() === undefined) return;
    openAttempt.clear();
    lastCart.clear();
    recordConfirmedOrder(data.orderNumber);
    emit(orderConfirmed, { order: data });
  }, [data, emit]);
  return (
    <Container narrow className={styles.page}>
      {isMissing && <NotFound />}
      {isError && <LoadError onRetry={() => void refetch()} />}
      {!isMissing && !isError && !data && (
        <Loading label={text('confirmation.loading')}>
          <Skeleton shape="wide" />
        </Loading>
      )}
      {data && <Confirmation order={data} onChanged={() => void refetch()} />}
    </Container>
  );
}

interface ConfirmationProps {
  readonly order: Order;
  /** Absent for a sample, with which nothing can be done. */
  readonly onChanged?: () => void;
}

/** What a placed order is told by: its number, when it comes, what it holds and costs (CHK-05). */
export function Confirmation({ order, onChanged }: ConfirmationProps) {
  const text = useText();
  const texts = useTexts();
  const wish = useSubstitutionText();
  const home = useHref()(indexRoute, {});
  const isPickup = order.distributionAddress.distributionType === 'CLICK_AND_COLLECT';
  const { orderNumber, distributionWindow } = order;
  const isCancelled = order.status === 'CANCELLED';
  return (
    <>
      <Card className={styles.order}>
        {isCancelled ? <Cancelled /> : <Thanks email={order.billingAddress.email} />}
        <dl className={styles.facts}>
          <dt>{text('confirmation.number')}</dt>
          <dd>
            <strong>{orderNumber}</strong>
          </dd>
          <dt>{text(isPickup ? 'confirmation.pickup' : 'confirmation.delivery')}</dt>
          <dd>{formatTimeSlot(text, texts, distributionWindow)}</dd>
          <dd>{addressLine(order.distributionAddress)}</dd>
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
          {order.substitution && <dt>{wish('title')}</dt>}
          {order.substitution && <dd>{wish(order.substitution)}</dd>}
        </dl>
        {!isCancelled && (
          <>
            <h2>{text('confirmation.next')}</h2>
            <p>{text(isPickup ? 'confirmation.nextPickup' : 'confirmation.nextDelivery')}</p>
          </>
        )}
      </Card>
      {onChanged && <ExtensionSlot slot={orderChanges} props={{ order, onChanged }} />}
      <ExtensionSlot slot={confirmationSections} props={{ order }} />
      <Card as="section" aria-label={text('totals.title')}>
        {order.productLineItems.some((line) => line.allergenWarning) && (
          <AfterMount>
            <AllergenNotes lines={order.productLineItems} />
          </AfterMount>
        )}
        <OrderLines
          lines={order.productLineItems}
          substitutionOf={(one) => `${wish('title')}: ${wish(one)}`}
        />
        <Totals priceInfo={order.priceInfo} codes={order.discountCodes} />
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

function Thanks({ email }: { readonly email: string }) {
  const text = useText();
  return (
    <>
      <span className={styles.thanks}>
        <SuccessIcon size={24} />
      </span>
      <h1>{text('confirmation.title')}</h1>
      <p>{text('confirmation.text', { email })}</p>
    </>
  );
}

/** Nobody is thanked for, nor promised, what will not come. */
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

function NotFound() {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      level={1}
      title={text('confirmation.missingTitle')}
      actions={
        <LinkButton as={Link} href={home}>
          {text('service.continue')}
        </LinkButton>
      }
    >
      {text('confirmation.missing')}
    </EmptyState>
  );
}

function payKey({ methodKey, brandName }: Order['payments'][number]) {
  const isWallet = brandName === giftCardBrand;
  return isWallet ? 'payment.giftCard' : (`payment.${methodKey as PaymentMethodKey}` as const);
}
