import type {
  CheckoutStore,
  DeliveryArea,
  DistributionAddress,
} from '@larder/contracts/distribution';
import { coversPostcode } from '@larder/contracts/distribution/postcode';
import type { ServiceLocation } from '../../distribution/capacity/repository.js';
import { containsPoint } from '../../distribution/polygon.js';
import { listAreas, listStores } from '../../distribution/repository.js';
import type { Database } from '../../kernel/database/database.js';
import type { Shop } from '../../kernel/tenant-directory.js';

interface ServiceScope {
  readonly db: Database;
  readonly tenant: string;
}

/**
 * The area that delivers to an address: one with its postal code, and around its position where the
 * sender knows it. The postal code has to fit always, because it is what the driver reads.
 */
export async function findAreaFor(
  where: ServiceScope,
  { postalCode, position }: Pick<DistributionAddress, 'postalCode' | 'position'>,
): Promise<DeliveryArea | undefined> {
  const areas = await listAreas(where);
  return areas.find(
    ({ postalCodes, polygon }) =>
      coversPostcode(postalCodes, postalCode) &&
      (position === undefined || containsPoint(polygon, position)),
  );
}

/** A store that orders can be collected from. */
export async function findPickupStore(
  where: ServiceScope,
  storeId: string | undefined,
): Promise<CheckoutStore | undefined> {
  const stores = await listStores(where);
  return stores.find((store) => store.pickupAvailable && store.storeId === storeId);
}

/** True when the shop offers the service and has the area or the store. */
export async function isServed(
  where: ServiceScope,
  { clientRuntimeConfig: { services } }: Shop,
  { distributionType, appointableId }: ServiceLocation,
): Promise<boolean> {
  if (distributionType === 'CLICK_AND_COLLECT') {
    return services.clickAndCollect && !!(await findPickupStore(where, appointableId));
  }
  const areas = await listAreas(where);
  return (
    services.delivery &&
    areas.some(({ deliveryAreaNumber }) => deliveryAreaNumber === appointableId)
  );
}
