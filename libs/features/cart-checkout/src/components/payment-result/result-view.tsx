import { cartRoute } from '@larder/contracts/cart';
import { productsRoute } from '@larder/contracts/catalogue';
import type { PaymentResult } from '@larder/contracts/checkout';
import { indexRoute } from '@larder/contracts/content';
import { Link, useHref } from '@larder/platform';
import { Button, Container, LinkButton, Loading, Notice, Skeleton } from '@larder/ui';
import { LoadError } from '../cart/load-error.js';
import styles from '../checkout/steps.module.css';
import { useResult } from './use-result.js';
import { useResultText } from '../../messages/result-text.js';

/** Ways to pay that settle nothing before the goods are there. */
const paidOnHandover = /^payment-at-the-(door|store)$/;

interface Props {
  readonly result: PaymentResult;
  /** The order that the page is about, if the address names one. */
  readonly order: string | undefined;
}

/** The outcome of a payment and its order as text, with links (CHK-07). */
export function ResultView({ result, order }: Props) {
  const text = useResultText();
  const { phase, orderNumber, paymentUrl, retry, openCart } = useResult(order, result);
  const retryButton = <Button onClick={retry}>{text('again')}</Button>;
  const open = (
    <Button variant="secondary" onClick={() => void openCart()}>
      {text('openCart')}
    </Button>
  );
  const pay = paymentUrl !== undefined && (
    <LinkButton href={paymentUrl} rel="external">
      {text('pay')}
    </LinkButton>
  );
  const isInApp = result.methodKey === 'upi';
  const isLater = paidOnHandover.test(result.methodKey ?? '');
  return (
    <Container narrow className={styles.page}>
      <h1>{text('title')}</h1>
      {phase === 'asking' && (
        <Loading label={text('asking')}>
          <Skeleton shape="wide" />
        </Loading>
      )}
      {phase === 'pending' && (
        <Notice
          live
          type="info"
          title={text(isInApp ? 'approveTitle' : 'pendingTitle')}
          actions={
            <>
              {pay}
              {open}
            </>
          }
        >
          {text(isInApp ? 'approve' : 'pending')}
        </Notice>
      )}
      {phase === 'stalled' && (
        <Notice
          live
          type="warning"
          title={text('stalledTitle')}
          actions={
            <>
              {retryButton}
              {pay}
              {open}
            </>
          }
        >
          {text('stalled')}
        </Notice>
      )}
      {phase === 'unanswered' && <LoadError onRetry={retry} />}
      {phase === 'nothing' && (
        <Notice live type="info" title={text(isLater ? 'paidLaterTitle' : 'nothingTitle')}>
          {text(isLater ? 'paidLater' : 'nothing')}
        </Notice>
      )}
      {phase === 'cancelled' && (
        <Notice live type="error" title={text('cancelledTitle', { number: orderNumber })}>
          {text('cancelled')}
        </Notice>
      )}
      {phase !== 'pending' && phase !== 'asking' && <NextSteps />}
    </Container>
  );
}

/** The shop stays usable after any outcome. */
function NextSteps() {
  const text = useResultText();
  const href = useHref();
  const cart = href(cartRoute, {});
  return (
    <p className={styles.actions}>
      {cart !== undefined && (
        <LinkButton as={Link} href={cart}>
          {text('toCart')}
        </LinkButton>
      )}
      <LinkButton
        as={Link}
        variant="secondary"
        href={href(productsRoute, {}) ?? href(indexRoute, {}) ?? '/'}
      >
        {text('toShop')}
      </LinkButton>
    </p>
  );
}
