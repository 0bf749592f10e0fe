import type { Order } from '@larder/contracts/checkout';
import AccountOffer from '../../components/account-offer/account-offer.js';

/** An account for a guest, below their order. */
export default function AccountOfferContribution({ order }: { readonly order: Order }) {
  return <AccountOffer key={order.orderNumber} order={order} />;
}
