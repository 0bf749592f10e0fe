import { useAccount } from '../../state/account/use-account.js';
import { MakeStandingLink } from './make-standing-link.js';

/** Offers a customer to have the order repeated that was just placed. */
export function StandingOffer({ orderNumber }: { readonly orderNumber: string }) {
  const { customer } = useAccount();
  return customer ? <MakeStandingLink orderNumber={orderNumber} /> : null;
}
