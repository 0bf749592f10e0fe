import { lazy as reactLazy, useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import type { Cart } from '@larder/contracts/cart';
import { checkoutEntered, type PaymentMethodKey } from '@larder/contracts/checkout';
import { ClientOnly, lazy, useFeature, type FeatureContext, type Head } from '@larder/platform';
import { Container, Loading, Skeleton } from '@larder/ui';
import { cartApi } from '../../api/cart/cart-api.js';
import { checkoutApi } from '../../api/checkout-api.js';
import { ErrorList } from '../cart/validation/error-list.js';
import { LoadError } from '../cart/load-error.js';
import { useLimits } from '../cart/validation/use-limits.js';
import { useErrors } from '../cart/validation/use-errors.js';
import { useOpenCart } from '../cart/use-open-cart.js';
import { isOnePage } from './one-page/is-one-page.js';
import { methodDraft } from './payment/method-draft.js';
import { OrderSummary } from './review/order-summary.js';
import { methodsFor } from './payment/payment-methods.js';
import styles from './steps.module.css';
import { AfterMount } from './after-mount.js';
import { ReviewPlace } from './review/review-place.js';
import { openAttempt } from '../order/order-attempt.js';
import { useExpressOrder } from '../order/express-order.js';
import { useOrder } from '../order/use-order.js';
import { checkoutSlice } from '../../state/checkout.js';
import { stateOf, useFeatureState } from '../../state/state.js';
import { useText } from '../../messages/use-text.js';
import { destinationOf } from '../service/destination.js';
import { preloadEarliest } from '../service/times/preload-earliest.js';

/** Preloaded with the first step: at the last one the connection may be lost. */
const loadLastStep = () => import('./review/place-order-step.js');
const PlaceOrderStep = reactLazy(loadLastStep);
/** What it needs would make the page's own code too large. */
const LimitNotice = reactLazy(() => import('./review/limit-notice.js'));
/** Few come without goods. */
const lostCart = lazy(() => import('./lost-cart/lost-cart.js'));

export async function preloadCheckout(context: FeatureContext) {
  const cart = await context.query(cartApi.endpoints.getCart, undefined);
  if (cart && isOnePage(context.tenant)) await preloadEarliest(context, cart);
  if (cart) await context.query(checkoutApi.endpoints.getOrderConfig, undefined);
}

export const checkoutHead = ({ tenant, texts }: FeatureContext): Head => ({
  title: `${texts.text('cart-checkout.checkout.title')} – ${tenant.shopName}`,
  robots: 'noindex',
});

/**
 * An order that waits for its response keeps its cart frozen; any other frozen cart is reopened
 * (NAV-71).
 */
const isNothingAwaited = () => openAttempt.read() === undefined;

/** What either layout of the checkout renders. */
export interface LayoutProps {
  readonly cart: Cart;
  readonly methods: readonly PaymentMethodKey[];
  readonly giftCardMethodKey: string | undefined;
  /**
   * The last step: what is ordered, and the binding button; shown once nothing is missing. The button
   * moves into the bar, if there is one. Undefined while the order misses a limit.
   */
  readonly summary: ((bar?: HTMLElement | null) => ReactNode) | undefined;
}

interface Props {
  readonly Layout: ComponentType<LayoutProps>;
}

/** The checkout in the shop's layout, open to guests and customers alike (NAV-13, CHK-01). */
export function CheckoutView({ Layout }: Props) {
  const text = useText();
  const { data: cart, isError, refetch } = cartApi.useGetCartQuery();
  const order = useOrder(cart);
  useOpenCart(cart, isNothingAwaited);
  useEntering(cart);
  const isWaiting = order.phase === 'done' || (order.phase === 'placing' && !cart);
  const isEmpty = !isWaiting && !order.isAnswerLost && (cart === null || cart?.lineItemCount === 0);
  return (
    <Container className={styles.whole}>
      <h1>{text('checkout.title')}</h1>
      {isError && order.phase !== 'unanswered' && <LoadError onRetry={() => void refetch()} />}
      {order.isAnswerLost && <LoadError onRetry={order.resume} />}
      {(isWaiting || (cart === undefined && !isError)) && (
        <Loading label={text(isWaiting ? 'order.placing' : 'cart.loading')}>
          <Skeleton shape="wide" />
          <Skeleton shape="wide" />
        </Loading>
      )}
      {isEmpty && (
        <ClientOnly
          component={lostCart}
          props={{ cartId: cart?.id }}
          fallback={<Skeleton shape="wide" />}
        />
      )}
      {cart && !isEmpty && !isWaiting && <Content cart={cart} order={order} Layout={Layout} />}
    </Container>
  );
}

/** Emits once that the checkout was entered with goods. */
function useEntering(cart: Cart | null | undefined) {
  const { emit } = useFeature();
  const isReported = useRef(false);
  useEffect(() => {
    if (isReported.current || !cart || cart.lineItemCount === 0) return;
    isReported.current = true;
    emit(checkoutEntered, { cart });
  }, [cart, emit]);
}

/**
 * Restores the payment method that was chosen before a reload, unless another one was selected before
 * the page was hydrated.
 */
function useChosenMethod(cartId: string): PaymentMethodKey | undefined {
  const { dispatch, getState } = useFeature();
  const methodKey = useFeatureState((state) => state.checkout.methodKey);
  useEffect(() => {
    const draft = methodDraft.read();
    if (draft?.cart === cartId && !stateOf(getState()).checkout.selectedMethod)
      dispatch(checkoutSlice.actions.methodChosen(draft.method));
  }, [cartId, dispatch, getState]);
  return methodKey;
}

interface ContentProps extends Props {
  readonly cart: Cart;
  readonly order: ReturnType<typeof useOrder>;
}

function Content({ Layout, cart, order }: ContentProps) {
  const errors = useErrors(cart);
  const methodKey = useChosenMethod(cart.id);
  useExpressOrder(cart, order);
  const { data: config } = checkoutApi.useGetOrderConfigQuery();
  const methods = methodsFor(config?.paymentMethods ?? [], destinationOf(cart)?.distributionType);
  const { findings } = useLimits(cart);
  const problems = useRef<HTMLDivElement>(null);
  useEffect(() => void loadLastStep().catch(() => undefined), []);
  useEffect(() => {
    if (order.refusals > 0) problems.current?.focus();
  }, [order.refusals]);
  return (
    <div className={styles.columns}>
      <OrderSummary cart={cart} />
      <div className={styles.main}>
        <div ref={problems} tabIndex={-1} className={styles.findings}>
          {findings.length > 0 && (
            <AfterMount>
              <LimitNotice cart={cart} />
            </AfterMount>
          )}
          <ErrorList errors={errors.of('general')} />
          <ErrorList errors={errors.of('discountCode')} />
        </div>
        <Layout
          cart={cart}
          methods={methods}
          giftCardMethodKey={config?.giftCardMethodKey}
          summary={
            findings.length > 0
              ? undefined
              : (bar) => (
                  <AfterMount pending={<ReviewPlace />}>
                    <PlaceOrderStep
                      cart={cart}
                      methodKey={methodKey}
                      config={config}
                      phase={order.phase}
                      onPlace={order.place}
                      bar={bar}
                    />
                  </AfterMount>
                )
          }
        />
      </div>
    </div>
  );
}
