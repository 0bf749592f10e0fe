import { lazy } from 'react';
import type { Cart, CartError } from '@larder/contracts/cart';
import { SummaryPanel } from '@larder/ui';
import { checkoutApi } from '../../../api/checkout-api.js';
import { AfterMount } from '../../checkout/after-mount.js';
import { Codes } from '../../codes/codes.js';
import { useText } from '../../../messages/use-text.js';
import { useFeatureState } from '../../../state/state.js';
import styles from '../cart-page.module.css';
import { expressOffer } from '../express/express-offer.js';
import { CheckoutButton } from './checkout-button.js';
import { CrateChoice } from './crate-choice.js';
import { ErrorList } from '../validation/error-list.js';
import { isFeeOpen } from './is-fee-open.js';
import { OrderProgress } from '../../cart-monitor/order-progress.js';
import { roundedTotal } from './rounded-total.js';
import { Totals } from './totals.js';
import { useIsPending } from '../use-cart.js';
import { useLimits } from '../validation/use-limits.js';
import { useErrors } from '../validation/use-errors.js';

const ExpressButton = lazy(() => import('../express/express-button.js'));
const StripeWallet = lazy(() => import('../express/stripe/stripe-wallet.js'));

/** The cart's total, what is missing, and the checkout link. */
export function CartSummary({ cart }: { readonly cart: Cart }) {
  const text = useText();
  const isPending = useIsPending();
  const { limits, findings } = useLimits(cart);
  const errors = useErrors(cart);
  const { data: config } = checkoutApi.useGetOrderConfigQuery();
  const method = useFeatureState(({ checkout }) => checkout.methodKey);
  const offer = expressOffer(cart, config);
  const isNotAtCode = ({ code }: CartError) =>
    !cart.discountCodes.some(({ fault }) => fault === code);
  return (
    <SummaryPanel
      as="section"
      aria-labelledby="cart-order"
      className={styles.order}
      head={<h2 id="cart-order">{text('totals.title')}</h2>}
    >
      <OrderProgress cart={cart} limits={limits} />
      <Totals
        priceInfo={cart.priceInfo}
        codes={cart.discountCodes}
        isPending={isPending}
        isFeeOpen={isFeeOpen(cart)}
        rounded={roundedTotal(cart, method)}
      />
      {!!config?.crateDeposit && <CrateChoice cart={cart} />}
      <Codes cart={cart} />
      <ErrorList errors={errors.of('discountCode').filter(isNotAtCode)} />
      <CheckoutButton cart={cart} findings={findings} limits={limits} />
      {offer && findings.length === 0 && (
        <AfterMount>
          {'stripe' in offer ? (
            <StripeWallet cart={cart} offer={offer} config={config} />
          ) : (
            <ExpressButton cart={cart} offer={offer} conditions={config?.conditions} />
          )}
        </AfterMount>
      )}
    </SummaryPanel>
  );
}
