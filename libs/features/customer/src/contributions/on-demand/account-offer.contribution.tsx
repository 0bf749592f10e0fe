import type { Order } from '@larder/contracts/checkout';
import AccountOffer from '../../components/account-offer/account-offer.js';
import { StandingOffer } from '../../components/standing-orders/standing-offer.js';

/** Below the order: an account for a guest, a standing order for a customer. */
export default function AccountOfferContribution({ order }: { readonly order: Order }) {
  const { orderNumber } = order;
  return (
    <>
      <AccountOffer key={orderNumber} order={order} />
      <StandingOffer orderNumber={orderNumber} />
    </>
  );
}
