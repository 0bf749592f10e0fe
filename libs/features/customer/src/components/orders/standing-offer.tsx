import { useAccount } from '../../state/account/use-account.js';
import { useText } from '../../messages/order-text.js';
import { MakeStandingLink } from './make-standing-link.js';

/** Offers a customer to have the order repeated that was just placed. */
export default function StandingOffer({ orderNumber }: { readonly orderNumber: string }) {
  const text = useText();
  const { customer } = useAccount();
  return customer ? (
    <MakeStandingLink orderNumber={orderNumber} label={text('order.makeStanding')} />
  ) : null;
}
