import { useSelector } from 'react-redux';
import { ClientOnly, lazy } from '@larder/platform';
import { hasCartFailed } from '../api/cart/cart-cache.js';
import { useCartFlag } from '../state/cart-flag.js';
import { useVisitorCart } from '../components/cart/use-cart.js';
import { useWasTrue } from '../components/cart/validation/use-was-true.js';
import { useFeatureState } from '../state/state.js';

const servicePrompt = lazy(() => import('../components/service/service-prompt.js'));
const cartMonitor = lazy(() => import('../components/cart-monitor/cart-monitor.js'));

const hasAny = (quantities: Readonly<Record<string, number>>) => Object.keys(quantities).length > 0;

/** What the cart needs on every page, once there is one, and the service question. */
export default function AppOverlays() {
  const cart = useVisitorCart();
  const isAsking = useFeatureState((state) => state.cartService.isAsking);
  const hasProblem = useFeatureState((state) => state.cartView.problem !== undefined);
  // The first change of a visitor without a cart may be one that cannot be sent.
  const isChanging = useFeatureState(({ cartQuantities }) => hasAny(cartQuantities));
  useCartFlag();
  // A visit may start without a connection.
  const isOffline = useSelector(hasCartFailed) || globalThis.navigator?.onLine === false;
  const isWatched = useWasTrue(cart != null || hasProblem || isOffline || isChanging);
  // The prompt stays once it was opened, so that its closing motion can end.
  const wasOpened = useWasTrue(isAsking);
  return (
    <>
      {isWatched && <ClientOnly component={cartMonitor} props={{ cart }} />}
      {wasOpened && <ClientOnly component={servicePrompt} props={{}} />}
    </>
  );
}
