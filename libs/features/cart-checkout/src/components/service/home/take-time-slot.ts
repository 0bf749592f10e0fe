import type { FeatureContext } from '@larder/platform';
import { cachedCart } from '../../../api/cart/cart-cache.js';
import { invalidateTimeSlots } from '../../../api/distribution-api.js';
import { orderingApi } from '../../../api/ordering-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { destinationOf, type Destination } from '../destination.js';
import { restorePlace } from '../device/restore-place.js';

/** Holds a time slot for the cart, which first starts with the place. Returns the error of a refused call. */
export async function takeTimeSlot(
  context: FeatureContext,
  to: Destination,
  id: string,
): Promise<unknown> {
  if (!destinationOf(cachedCart(context.getState()))) {
    const refused = await restorePlace(context, to);
    if (refused !== undefined) return refused;
  }
  const { setTimeSlot } = orderingApi.endpoints;
  const { error } = await enqueueChange(context, setTimeSlot.initiate({ body: { id } }));
  // Full by now, or held: what is shown has changed either way.
  context.dispatch(invalidateTimeSlots());
  return error;
}
