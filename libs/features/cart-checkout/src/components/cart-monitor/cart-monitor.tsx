import type { Cart } from '@larder/contracts/cart';
import { ClientOnly, lazy } from '@larder/platform';
import { useFeatureState } from '../../state/state.js';
import { CartMeter } from './cart-meter.js';
import { useLastCart } from './use-last-cart.js';
import { useOfflineChanges } from './use-offline-changes.js';
import { useOtherTabs } from './use-other-tabs.js';
import { useUsualSlot } from './use-usual-slot.js';
import { useRemovals } from './use-removals.js';
import { useCartProblems } from '../cart/validation/use-cart-problems.js';
import { useLimitNotices } from '../cart/validation/use-limit-notices.js';
import { useValidation } from '../cart/validation/use-validation.js';
import { useWasTrue } from '../cart/validation/use-was-true.js';

const additionBanner = lazy(() => import('../addition/addition-banner.js'));
const allergenDialog = lazy(() => import('../allergens/allergen-dialog.js'));
/** Only who holds a time slot, or opens the time slots, loads these. */
const holdWatch = lazy(() => import('../slot-sheet/hold-watch.js'));
const slotSheet = lazy(() => import('../slot-sheet/slot-sheet.js'));
const mergeQuestion = lazy(() => import('../merge/merge-dialog.js'));

/** The cart's periodic check, its notices and its question, wherever the shopper is. */
export default function CartMonitor({ cart }: { readonly cart: Cart | null | undefined }) {
  const merge = useFeatureState((state) => state.cartView.merge);
  const isWarned = useWasTrue(
    useFeatureState((state) => state.cartView.problem?.kind === 'allergens'),
  );
  // The dialog stays mounted, so that its closing animation can end.
  const wasOffered = useWasTrue(merge !== undefined);
  const hasChosenTime = useWasTrue(
    useFeatureState((state) => state.cartService.isChoosingTime === true),
  );
  const heldUntil = cart?.distributionWindow?.heldUntil;
  useValidation(cart);
  useLimitNotices(cart);
  useCartProblems();
  useOfflineChanges(cart);
  useOtherTabs(cart);
  useRemovals(cart);
  useLastCart(cart);
  useUsualSlot(cart);
  return (
    <>
      {cart && <CartMeter cart={cart} />}
      {heldUntil !== undefined && <ClientOnly component={holdWatch} props={{ heldUntil }} />}
      {cart && hasChosenTime && <ClientOnly component={slotSheet} props={{ cart }} />}
      {cart?.mode === 'ADDON' && cart.orderNumber !== undefined && (
        <ClientOnly
          component={additionBanner}
          props={{ orderNumber: cart.orderNumber, hasGoods: cart.lineItemCount > 0 }}
        />
      )}
      {isWarned && <ClientOnly component={allergenDialog} props={{}} />}
      {wasOffered && <ClientOnly component={mergeQuestion} props={{ cartId: merge }} />}
    </>
  );
}
