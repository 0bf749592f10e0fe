import type { CheckoutStore, DistributionAddress } from '@larder/contracts/distribution';

/** The pickup's address is the store's own (SLOT-03, 14). */
export function pickupAddress(store: CheckoutStore): DistributionAddress {
  const { storeId, streetName, streetNumber, postalCode, city } = store;
  const { country, countryCode, position } = store;
  return {
    distributionType: 'CLICK_AND_COLLECT',
    storeId,
    streetName,
    streetNumber,
    postalCode,
    city,
    country,
    countryCode,
    position,
  };
}
