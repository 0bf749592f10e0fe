import type { ErrorCode } from '@larder/contracts';
import type { ValidationCodeId } from '@larder/contracts/cart';
import type { DeliveryPlace } from '@larder/contracts/distribution';
import { codeOf, type FeatureContext } from '@larder/platform';
import type { Destination } from '../destination.js';
import { saveDeliveryPlace } from '../postcode/save-delivery-place.js';
import { saveService } from '../save-service.js';
import { forgetPlace } from './device-place.js';

/** Codes of a place that the shop does not serve any more. */
const gone: readonly string[] = [
  'OUTSIDE_DELIVERY_AREA' satisfies ErrorCode,
  '132' satisfies ValidationCodeId,
];

/** Of a delivery the postcode is enough. */
export type KnownPlace = Destination | Pick<DeliveryPlace, 'distributionType' | 'postalCode'>;

/** Starts the cart with a known place. Returns the error of a refused call. */
export async function restorePlace(context: FeatureContext, to: KnownPlace): Promise<unknown> {
  const error =
    to.distributionType === 'DELIVERY'
      ? await saveDeliveryPlace(context, to.postalCode)
      : await saveService(context, to);
  if (gone.includes(codeOf(error))) forgetPlace();
  return error;
}
