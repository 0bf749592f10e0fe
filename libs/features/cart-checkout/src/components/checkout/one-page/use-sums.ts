import type { Cart } from '@larder/contracts/cart';
import { useFeature } from '@larder/platform';
import { useFeatureState } from '../../../state/state.js';
import { isFeeOpen } from '../../cart/summary/is-fee-open.js';
import { roundedTotal } from '../../cart/summary/rounded-total.js';
import { destinationOf } from '../../service/destination.js';
import { useEarliest } from '../../service/times/earliest.js';
import { expectedSums } from './expected-sums.js';
import { isOnePage } from './is-one-page.js';

/** What every summary of the checkout shows: with the fee of the time slot that the page says is next. */
export function useSums(cart: Cart) {
  const { tenant } = useFeature();
  const { methodKey, selectedFee } = useFeatureState(({ checkout }) => checkout);
  const isOpen = isFeeOpen(cart);
  const isProposed = isOpen && isOnePage(tenant);
  const { data, isError } = useEarliest(isProposed ? destinationOf(cart) : undefined);
  const proposed = isProposed && !isError ? data?.serviceFee : undefined;
  const expected = isOpen ? expectedSums(cart, selectedFee ?? proposed) : undefined;
  return {
    priceInfo: expected ?? cart.priceInfo,
    isFeeOpen: isOpen && !expected,
    // Coins are rounded by the backend, which does not know of the time slot yet.
    rounded: expected ? undefined : roundedTotal(cart, methodKey),
  };
}
