import { lazy } from 'react';
import { cartNotices, cartRoute, type Cart } from '@larder/contracts/cart';
import { highestAgeLimit } from '@larder/contracts/catalogue/age-limit';
import { ExtensionSlot, type FeatureContext, type Head, type PageProps } from '@larder/platform';
import { Container, Loading, Skeleton } from '@larder/ui';
import { cartApi } from '../api/cart/cart-api.js';
import { checkoutApi } from '../api/checkout-api.js';
import styles from '../components/cart/cart-page.module.css';
import { CartLines } from '../components/cart/lines/cart-lines.js';
import { EmptyCart } from '../components/cart/empty-cart.js';
import { popularGoods } from '../components/cart/popular-goods.js';
import { PopularRow } from '../components/cart/popular-row.js';
import { ErrorList } from '../components/cart/validation/error-list.js';
import { preloadAlternatives } from '../components/cart/lines/alternatives.js';
import { CartBar } from '../components/cart/summary/cart-bar.js';
import { CartSummary } from '../components/cart/summary/cart-summary.js';
import { PasteLink } from '../components/paste-list/paste-link.js';
import { ServiceSummary } from '../components/cart/summary/service-summary.js';
import { LoadError } from '../components/cart/load-error.js';
import { UnavailableLines } from '../components/cart/lines/unavailable-lines.js';
import { useErrors } from '../components/cart/validation/use-errors.js';
import { AfterMount } from '../components/checkout/after-mount.js';
import { SignInHint } from '../components/merge/sign-in-hint.js';
import { useCheckoutRedirect } from '../components/merge/use-checkout-redirect.js';
import { useFrozenCart } from '../components/payment-result/use-frozen-cart.js';
import { destinationOf } from '../components/service/destination.js';
import { preloadEarliest } from '../components/service/times/preload-earliest.js';
import { useText } from '../messages/use-text.js';

const AgePart = lazy(() => import('../components/age/age-part.js'));
const AllergenChoice = lazy(() => import('../components/allergens/allergen-choice.js'));
const AdditionNote = lazy(() => import('../components/cart-monitor/addition-note.js'));
const ForgottenRow = lazy(() => import('../components/cart/basket/forgotten-row.js'));
const KnownCustomer = lazy(() => import('../components/checkout/one-page/known-customer.js'));
const OrderNote = lazy(() => import('../components/cart/basket/order-note.js'));
const SavedGoods = lazy(() => import('../components/cart/basket/saved-goods.js'));
const SubstitutionChoice = lazy(() => import('../components/substitution/substitution-choice.js'));

export async function preload(context: FeatureContext) {
  const cart = await context.query(cartApi.endpoints.getCart, undefined);
  if (!cart?.lineItemCount)
    await context.prepareBlocks(popularGoods(context.texts.text('cart-checkout.empty.popular')));
  if (!cart) return;
  await context.query(checkoutApi.endpoints.getOrderConfig, undefined);
  await Promise.all([
    context.prepareSlot(cartNotices, [{ cart }]),
    preloadAlternatives(context, cart),
    preloadEarliest(context, cart),
  ]);
}

export const head = ({ tenant, texts, href }: FeatureContext): Head => ({
  title: `${texts.text('cart-checkout.cart.title')} – ${tenant.shopName}`,
  robots: 'noindex',
  canonical: href(cartRoute, {}),
});

/** The cart with everything about it (NAV-12). */
export default function CartPage({ search }: PageProps<Record<never, string>>) {
  const text = useText();
  const { data: cart, isError, refetch } = cartApi.useGetCartQuery();
  useFrozenCart(cart);
  useCheckoutRedirect(cart, search);
  return (
    <Container className={styles.page}>
      <h1>{text('cart.title')}</h1>
      {isError && <LoadError onRetry={() => void refetch()} />}
      {cart === undefined && !isError && (
        <Loading label={text('cart.loading')}>
          <Skeleton shape="wide" />
          <Skeleton shape="wide" />
        </Loading>
      )}
      {cart === null && <EmptyCart />}
      {cart && <Content cart={cart} />}
      {cart !== undefined && <PasteLink />}
      {cart !== undefined && (
        <div className={styles.choice}>
          <AfterMount>
            <AllergenChoice cart={cart} />
          </AfterMount>
        </div>
      )}
      {cart !== undefined && (
        <AfterMount>
          <SavedGoods />
        </AfterMount>
      )}
      {cart !== undefined && !cart?.lineItemCount && <PopularRow />}
    </Container>
  );
}

function Content({ cart }: { readonly cart: Cart }) {
  const errors = useErrors(cart);
  const isEmpty = cart.lineItemCount === 0 && !cart.deliveryPassLineItem;
  const age = highestAgeLimit(cart.productLineItems);
  return (
    <>
      <ErrorList errors={errors.of('general')} />
      {cart.orderNumber !== undefined && (
        <AfterMount>
          <AdditionNote number={cart.orderNumber} />
        </AfterMount>
      )}
      <ExtensionSlot slot={cartNotices} props={{ cart }} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ServiceSummary cart={cart} />
          <UnavailableLines cart={cart} />
          <CartLines cart={cart} />
          {age !== undefined && (
            <AfterMount>
              <AgePart
                part={cart.isTooYoung ? 'tooYoung' : 'notice'}
                age={age}
                service={destinationOf(cart)?.distributionType}
              />
            </AfterMount>
          )}
          <AfterMount>
            <SubstitutionChoice cart={cart} />
            <OrderNote cart={cart} />
            {!isEmpty && <ForgottenRow />}
            {cart.customerId !== undefined && <KnownCustomer cart={cart} />}
          </AfterMount>
          {isEmpty ? <EmptyCart /> : <CartBar cart={cart} />}
        </div>
        <div className={styles.side}>
          {!isEmpty && (
            <>
              <CartSummary cart={cart} />
              <SignInHint />
            </>
          )}
        </div>
      </div>
    </>
  );
}
