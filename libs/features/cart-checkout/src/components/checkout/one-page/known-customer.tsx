import type { Cart } from '@larder/contracts/cart';
import { useKnownCustomer } from './use-known-customer.js';

/** Completes a customer's cart before its checkout, which then begins with what is open. */
export default function KnownCustomer({ cart }: { readonly cart: Cart }) {
  useKnownCustomer(cart);
  return null;
}
