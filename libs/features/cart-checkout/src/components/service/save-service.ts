import type { DistributionAddress } from '@larder/contracts/distribution';
import type { FeatureContext } from '@larder/platform';
import { enqueueChange } from '../../state/set-quantity.js';
import { orderingApi } from '../../api/ordering-api.js';
import { invalidateTimeSlots } from '../../api/distribution-api.js';
import { rememberPlace } from './device/device-place.js';

/**
 * Saves the service after pending cart changes, refetches the time slots (SLOT-07) and remembers
 * the place on this device. Returns the error of a refused call.
 */
export async function saveService(
  context: FeatureContext,
  address: DistributionAddress,
): Promise<unknown> {
  const { setDistributionAddress } = orderingApi.endpoints;
  const { data, error } = await enqueueChange(
    context,
    setDistributionAddress.initiate({ body: address }),
  );
  if (error !== undefined) return error;
  context.dispatch(invalidateTimeSlots());
  // The backend adds the delivery area, without which the place is not kept.
  rememberPlace(data?.distributionAddress ?? address);
  return undefined;
}
