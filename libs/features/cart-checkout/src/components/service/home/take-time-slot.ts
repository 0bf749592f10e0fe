import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { invalidateTimeSlots } from '../../../api/distribution-api.js';
import { orderingApi } from '../../../api/ordering-api.js';
import { serviceSlice } from '../../../state/service.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { destinationOf, type Destination } from '../destination.js';
import { restorePlace } from '../device/restore-place.js';

/** Gives the cart the place unless it has one. Returns the error of a refused call. */
async function startCart(context: FeatureContext, to: Destination): Promise<unknown> {
  return destinationOf(cachedCart(context.getState())) ? undefined : restorePlace(context, to);
}

/** Opens the list of time slots, which belongs to a cart. Returns the error of a refused call. */
export async function openTimeSlots(context: FeatureContext, to: Destination): Promise<unknown> {
  const refused = await startCart(context, to);
  if (refused === undefined) context.dispatch(serviceSlice.actions.timeChoiceToggled(true));
  return refused;
}

/** Holds a time slot for the cart, which first starts with the place. Returns the error of a refused call. */
export async function takeTimeSlot(
  context: FeatureContext,
  to: Destination,
  id: string,
): Promise<unknown> {
  const refused = await startCart(context, to);
  if (refused !== undefined) return refused;
  const { setTimeSlot } = orderingApi.endpoints;
  const { error } = await enqueueChange(context, setTimeSlot.initiate({ body: { id } }));
  // Full by now, or held: what is shown has changed either way.
  context.dispatch(invalidateTimeSlots());
  return error;
}
