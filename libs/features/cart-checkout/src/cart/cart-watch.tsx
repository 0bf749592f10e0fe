import type { Cart } from '@larder/contracts/cart';
import { useFollowing } from './follow-customer.js';
import { useCartProblems } from './use-cart-problems.js';
import { useLimitNotices } from './use-limit-notices.js';
import { useValidation } from './use-validation.js';

/** The cart's periodic check and its notices, wherever the shopper is; shows nothing itself. */
export default function CartWatch({ cart }: { readonly cart: Cart | null | undefined }) {
  useValidation(cart);
  useLimitNotices(cart);
  useCartProblems();
  useFollowing();
  return null;
}
