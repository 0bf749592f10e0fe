import { lazy, Suspense } from 'react';
import type { Order } from '@larder/contracts/checkout';
import AccountOffer from '../../components/account-offer/account-offer.js';

/** Loads with the confirmation alone: no page before it names its files. */
const StandingOffer = lazy(() => import('../../components/orders/standing-offer.js'));

/** Below the order: an account for a guest, a standing order for a customer. */
export default function AccountOfferContribution({ order }: { readonly order: Order }) {
  return (
    <>
      <AccountOffer key={order.orderNumber} order={order} />
      <Suspense>
        <StandingOffer order={order} />
      </Suspense>
    </>
  );
}
