import type { DistributionAddress } from '@larder/contracts/distribution';
import type { FeatureContext } from '@larder/platform';
import { enqueueChange } from '../../state/set-quantity.js';
import { orderingApi } from '../../api/ordering-api.js';
import { invalidateTimeSlots } from '../../api/distribution-api.js';

/**
 * Stores where the order goes, after whatever change of the cart is under way, and has the windows
 * asked for anew (SLOT-07). Gives the error of a refused call.
 */
export async function saveService(
  context: FeatureContext,
  address: DistributionAddress,
): Promise<unknown> {
  const { setDistributionAddress } = orderingApi.endpoints;
  const { error } = await enqueueChange(
    context,
    setDistributionAddress.initiate({ body: address }),
  );
  if (error === undefined) context.dispatch(invalidateTimeSlots());
  return error;
}
