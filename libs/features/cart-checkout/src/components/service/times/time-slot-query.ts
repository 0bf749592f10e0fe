import type { distributionCalls, DistributionAddress } from '@larder/contracts/distribution';
import type { ArgsOf } from '@larder/platform';

type TimeSlotArgs = ArgsOf<typeof distributionCalls.getEarliestWindow>;

/**
 * Arguments of the time slot calls for a chosen service (SLOT-07, 08): the store's id for pickup, the
 * area's number with address and coordinates for delivery. `undefined` while neither is known.
 */
export function timeSlotQuery(address: DistributionAddress | undefined): TimeSlotArgs | undefined {
  if (!address) return undefined;
  const { distributionType, storeId, deliveryAreaNumber, position } = address;
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
