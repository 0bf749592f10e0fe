import type { distributionCalls, DistributionAddress } from '@larder/contracts/distribution';
import type { ArgsOf } from '@larder/platform';
import type { Destination } from '../destination.js';

type TimeSlotArgs = ArgsOf<typeof distributionCalls.getEarliestWindow>;

/** What an address has and a postcode alone has not is absent. */
type Parts = { readonly [K in keyof DistributionAddress]?: DistributionAddress[K] | undefined };

/**
 * Arguments of the time slot calls for a chosen service (SLOT-07, 08): the store's id for pickup, the
 * area's number with address and coordinates for delivery. `undefined` while neither is known.
 */
export function timeSlotQuery(to: Destination | undefined): TimeSlotArgs | undefined {
  if (!to) return undefined;
  const { distributionType, deliveryAreaNumber } = to;
  const { storeId, position, ...address }: Parts = to;
  if (distributionType === 'CLICK_AND_COLLECT')
    return storeId === undefined
      ? undefined
      : { query: { distributionType, appointableId: storeId } };
  if (deliveryAreaNumber === undefined) return undefined;
  const { streetName, streetNumber, postalCode, city, country } = address;
  return {
    query: {
      distributionType,
      appointableId: deliveryAreaNumber,
      streetName,
      streetNumber,
      postalCode,
      city,
      country,
      ...(position && { latitude: position.lat, longitude: position.lng }),
    },
  };
}
