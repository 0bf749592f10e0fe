import { Late, lazy } from '@larder/platform';
import { useCartMark } from '../cart/cart-mark.js';
import { useVisitorCart } from '../cart/use-cart.js';
import { useWasTrue } from '../cart/use-was-true.js';
import { useFeatureState } from '../state/state.js';

const servicePrompt = lazy(() => import('../service/service-prompt.js'));
const cartWatch = lazy(() => import('../cart/cart-watch.js'));

/** What the cart needs on every page, once there is one, and the service question. */
export default function AppOverlays() {
  const cart = useVisitorCart();
  const isAsking = useFeatureState((state) => state.cartService.isAsking);
  const hasProblem = useFeatureState((state) => state.cartView.problem !== undefined);
  useCartMark();
  const isWatched = useWasTrue(cart != null || hasProblem);
  // The prompt stays once it was opened, so that its closing motion can end.
  const wasAsked = useWasTrue(isAsking);
  return (
    <>
      {isWatched && <Late part={cartWatch} props={{ cart }} />}
      {wasAsked && <Late part={servicePrompt} props={{}} />}
    </>
  );
}
