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
import { Container, EmptyState, LinkButton, Loading, SearchIcon, Skeleton } from '@larder/ui';
import { checkoutApi } from '../api/checkout-api.js';
import { Trouble } from '../cart/trouble.js';
import styles from '../checkout/steps.module.css';
import { Confirmation } from '../order/confirmation.js';
import { openAttempt } from '../order/order-attempt.js';
import { useText } from '../use-text.js';

type Props = PageProps<Record<never, string>>;

const orderOf = ({ search }: Props) => search.get('order') ?? '';

export async function preload(context: FeatureContext, props: Props) {
  if (orderOf(props) === '') return;
  const order = await context.query(checkoutApi.endpoints.getOrder, orderOf(props));
  if (order) await context.place(confirmationSections, [{ order }]);
}

export const head = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${texts.text('cart-checkout.confirmation.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/** The placed order: its number, when it comes, and what happens next (NAV-14, CHK-05). */
export default function CheckoutConfirmationPage(props: Props) {
  const text = useText();
  const number = orderOf(props);
  const { data, isError, refetch } = checkoutApi.useGetOrderQuery(number, { skip: number === '' });
  const isMissing = number === '' || data === null;
  const { emit } = useFeature();
  // Only now is the order's outcome known to the shopper: a reload on the way here asks again.
  useEffect(() => {
    if (!data) return;
    if (openAttempt.read() !== undefined) emit(orderConfirmed, { order: data });
    openAttempt.clear();
  }, [data, emit]);
  return (
    <Container narrow className={styles.page}>
      {isMissing && <NotFound />}
      {isError && <Trouble onRetry={() => void refetch()} />}
      {!isMissing && !isError && !data && (
        <Loading label={text('confirmation.loading')}>
          <Skeleton shape="wide" />
        </Loading>
      )}
      {data && <Confirmation order={data} />}
    </Container>
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
