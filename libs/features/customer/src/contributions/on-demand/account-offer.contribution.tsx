import { lazy, Suspense } from 'react';
import type { Order } from '@larder/contracts/checkout';

const AccountOffer = lazy(() => import('../../components/account-offer/account-offer.js'));

/** An account for a guest, below their order. */
export default function AccountOfferContribution({ order }: { readonly order: Order }) {
  return (
    <Suspense>
      <AccountOffer key={order.orderNumber} order={order} />
    </Suspense>
  );
}
