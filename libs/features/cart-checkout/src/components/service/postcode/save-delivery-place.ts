import type { FeatureContext } from '@larder/platform';
import { invalidateTimeSlots } from '../../../api/distribution-api.js';
import { postcodeApi } from '../../../api/postcode-api.js';
import { enqueueChange } from '../../../state/set-quantity.js';
import { rememberPlace } from '../device/device-place.js';

/** Saves the postcode for the cart. Returns the error of a refused call. */
export async function saveDeliveryPlace(
  context: FeatureContext,
  postalCode: string,
): Promise<unknown> {
  const { setDeliveryPlace } = postcodeApi.endpoints;
  const { data, error } = await enqueueChange(
    context,
    setDeliveryPlace.initiate({ body: { postalCode } }),
  );
  if (error !== undefined) return error;
  context.dispatch(invalidateTimeSlots());
  rememberPlace(data?.distributionAddress ?? data?.deliveryPlace);
  return undefined;
}
