import { isCallError, type FeatureContext } from '@larder/platform';
import { cachedCart, logouts, newerCart, writeCart } from '../../../api/cart/cart-cache.js';
import { orderingApi } from '../../../api/ordering-api.js';
import { invalidateTimeSlots } from '../../../api/distribution-api.js';
import { checkoutSlice } from '../../../state/checkout.js';
import { isPaymentError } from '../../../state/payment-error.js';
import { stateOf } from '../../../state/state.js';
import { isTimeSlotError } from './validation-groups.js';

/**
 * Validates the cart on the server (CART-39…43). A response about a cart that was ordered, replaced or
 * left in between is dropped. A failed call changes nothing.
 */
export async function validateCart(context: FeatureContext): Promise<void> {
  const { found, slotLost } = checkoutSlice.actions;
  const { count } = logouts;
  const { data, error } = await context.dispatch(orderingApi.endpoints.validateCart.initiate());
  if (count !== logouts.count) return;
  if (data) {
    const known = cachedCart(context.getState());
    if (known && known.id !== data.cartDTO.id) return;
    writeCart(context.dispatch, newerCart(known, data.cartDTO));
    const paymentErrors = stateOf(context.getState()).checkout.errors.filter(isPaymentError);
    context.dispatch(found([...paymentErrors, ...data.errors]));
    if (!data.errors.some(({ code }) => isTimeSlotError(code))) return;
    context.dispatch(slotLost());
    context.dispatch(invalidateTimeSlots());
  } else if (isCallError(error) && (error.status === 404 || error.status === 400)) {
    writeCart(context.dispatch, null);
    context.dispatch(found([]));
  }
}
