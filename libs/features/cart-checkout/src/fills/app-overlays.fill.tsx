import { lazy, Suspense } from 'react';
import { useCartMark } from '../cart/cart-mark.js';
import { useVisitorCart } from '../cart/use-cart.js';
import { useCartProblems } from '../cart/use-cart-problems.js';
import { useLimitNotices } from '../cart/use-limit-notices.js';
import { useWasTrue } from '../cart/use-was-true.js';
import { useValidation } from '../cart/use-validation.js';
import { useFeatureState } from '../state/state.js';

const ServicePrompt = lazy(() => import('../service/service-prompt.js'));

/** What the cart needs on every page: its periodic check, its notices and the service question. */
export default function AppOverlays() {
  const cart = useVisitorCart();
  const isAsking = useFeatureState((state) => state.cartService.isAsking);
  useCartMark();
  useValidation(cart);
  useLimitNotices(cart);
  useCartProblems();
  // The prompt stays once it was opened, so that its closing motion can end.
  const wasAsked = useWasTrue(isAsking);
  return wasAsked ? (
    <Suspense fallback={null}>
      <ServicePrompt />
    </Suspense>
  ) : null;
}
