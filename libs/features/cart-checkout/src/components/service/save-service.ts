import type { DistributionAddress } from '@larder/contracts/distribution';
import type { FeatureContext } from '@larder/platform';
import { enqueueChange } from '../../state/set-quantity.js';
import { orderingApi } from '../../api/ordering-api.js';
import { invalidateTimeSlots } from '../../api/distribution-api.js';

/**
 * Saves the service after pending cart changes, and refetches the time slots (SLOT-07). Returns the
 * error of a refused call.
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
