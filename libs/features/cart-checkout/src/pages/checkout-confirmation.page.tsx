import { useEffect } from 'react';
import { confirmationSections, orderConfirmed } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import {
  Link,
  useFeature,
  useHref,
  type FeatureContext,
  type Head,
  type PageProps,
} from '@larder/platform';
import { Container, EmptyState, icon, LinkButton, Loading, Skeleton } from '@larder/ui';
import { checkoutApi } from '../api/checkout-api.js';
import { LoadError } from '../components/cart/load-error.js';
import { lastCart } from '../components/checkout/lost-cart/last-cart.js';
import { lastMethod } from '../components/checkout/one-page/last-method.js';
import styles from '../components/checkout/steps.module.css';
import { recordConfirmedOrder } from '../components/order/confirmed-order.js';
import { recordOrder } from '../state/has-ordered.js';
import { openAttempt } from '../components/order/order-attempt.js';
import { PlacedOrder } from '../components/order/placed-order.js';
import { useText } from '../messages/use-text.js';

const NothingFoundArt = icon('nothing-found', '-art');

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
    const attempt = openAttempt.read();
    if (attempt === undefined) return;
    if (attempt.input.methodKey) lastMethod.write(attempt.input.methodKey);
    openAttempt.clear();
    lastCart.clear();
    recordConfirmedOrder(data.orderNumber);
    recordOrder();
    emit(orderConfirmed, { order: data });
  }, [data, emit]);
  return (
    <Container narrow className={styles.whole}>
      {isMissing && <NotFound />}
      {isError && <LoadError onRetry={() => void refetch()} />}
      {!isMissing && !isError && !data && (
        <Loading label={text('confirmation.loading')}>
          <Skeleton shape="wide" />
        </Loading>
      )}
      {data && <PlacedOrder order={data} onChanged={() => void refetch()} />}
    </Container>
  );
}

function NotFound() {
  const text = useText();
  const home = useHref()(indexRoute, {}) ?? '/';
  return (
    <EmptyState
      picture={<NothingFoundArt />}
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
