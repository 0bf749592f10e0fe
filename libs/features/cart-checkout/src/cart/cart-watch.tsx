import type { Cart } from '@larder/contracts/cart';
import { Late, lazy } from '@larder/platform';
import { useFeatureState } from '../state/state.js';
import { CartMeter } from '../watch/cart-meter.js';
import { useLastCart } from '../watch/use-last-cart.js';
import { useOfflineChanges } from '../watch/use-offline-changes.js';
import { useOtherTabs } from '../watch/use-other-tabs.js';
import { useRemovals } from '../watch/use-removals.js';
import { useCartProblems } from './use-cart-problems.js';
import { useLimitNotices } from './use-limit-notices.js';
import { useValidation } from './use-validation.js';
import { useWasTrue } from './use-was-true.js';

const allergenDialog = lazy(() => import('../allergens/allergen-dialog.js'));
const mergeQuestion = lazy(() => import('../merge/merge-question.js'));

/** The cart's periodic check, its notices and its question, wherever the shopper is. */
export default function CartWatch({ cart }: { readonly cart: Cart | null | undefined }) {
  const merge = useFeatureState((state) => state.cartView.merge);
  const isWarned = useWasTrue(
    useFeatureState((state) => state.cartView.problem?.kind === 'allergens'),
  );
  // The question stays once it was asked, so that its closing motion can end.
  const wasAsked = useWasTrue(merge !== undefined);
  useValidation(cart);
  useLimitNotices(cart);
  useCartProblems();
  useOfflineChanges(cart);
  useOtherTabs(cart);
  useRemovals(cart);
  useLastCart(cart);
  return (
    <>
      {cart && <CartMeter cart={cart} />}
      {isWarned && <Late part={allergenDialog} props={{}} />}
      {wasAsked && <Late part={mergeQuestion} props={{ cartId: merge }} />}
    </>
  );
}
