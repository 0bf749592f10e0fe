import { errorCodes } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { findWindow } from '../capacity/repository.js';
import type { Place } from '../capacity/repository.js';
import { windowFault, windowFaults } from '../capacity/window-state.js';
import { ApiFailure } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import { patched } from './change.js';
import { dropUnsuitedPayments } from './payments.js';
import { findAreaFor, findPickupStore } from './places.js';
import type { CartState } from './state.js';

/** Where an address gets its windows from (SLOT-08); undefined without an address. */
export function placeOf(address: DistributionAddress | null): Place | undefined {
  if (!address) return undefined;
  const { distributionType, storeId, deliveryAreaNumber } = address;
  const appointableId = distributionType === 'DELIVERY' ? deliveryAreaNumber : storeId;
  return appointableId === undefined ? undefined : { distributionType, appointableId };
}

/** A delivery address with the area that we find, whatever area the sender names (SLOT-04). */
async function forDelivery(work: Work, input: DistributionAddress): Promise<DistributionAddress> {
  const area = await findAreaFor(work, input);
  if (!area) {
    throw new ApiFailure(
      409,
      errorCodes.outsideArea,
      'The address lies outside every delivery area; the order can be collected from a store',
    );
  }
  const { deliveryAreaNumber, pickingUnitIds } = area;
  return { ...input, storeId: undefined, deliveryAreaNumber, pickingUnitIds };
}

/** The store's own address, with who collects (SLOT-03). */
async function forPickup(work: Work, input: DistributionAddress): Promise<DistributionAddress> {
  const { storeId, firstName, lastName, additionalInfo } = input;
  const store = await findPickupStore(work, storeId);
  if (!store) throw new ApiFailure(409, '132', 'Orders cannot be collected from this store');
  const { streetName, streetNumber, postalCode, city, country, countryCode, position } = store;
  return {
    distributionType: 'CLICK_AND_COLLECT',
    storeId: store.storeId,
    ...{ streetName, streetNumber, postalCode, city, country, countryCode, position },
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(additionalInfo !== undefined && { additionalInfo }),
  };
}

/** API-063. A window of another place and payments of another service go. */
export async function setDistributionAddress(
  work: Work,
  cart: CartState,
  input: DistributionAddress,
): Promise<CartState> {
  const { services } = work.shop.clientRuntimeConfig;
  const delivery = input.distributionType === 'DELIVERY';
  if (!(delivery ? services.delivery : services.clickAndCollect)) {
    throw new ApiFailure(409, '132', 'The shop does not offer this service');
  }
  const address = await (delivery ? forDelivery : forPickup)(work, input);
  const place = placeOf(address);
  const keeps =
    cart.window?.distributionType === place?.distributionType &&
    cart.window?.appointableId === place?.appointableId;
  const moved = await patched(work, cart, {
    distributionAddress: address,
    ...(!keeps && { windowId: null }),
  });
  return dropUnsuitedPayments(work, keeps ? moved : { ...moved, window: undefined });
}

/** API-064; the code says why a window cannot be had. */
export async function setTimeSlot(work: Work, cart: CartState, id: string): Promise<CartState> {
  const place = placeOf(cart.row.distributionAddress);
  if (!place) throw new ApiFailure(409, '005', 'Choose delivery or a store first');
  const window = await findWindow(work.db, work.tenant, id);
  const fault = windowFault(window, place, work.now);
  if (fault) throw new ApiFailure(fault === '140' ? 404 : 409, fault, windowFaults[fault]);
  return { ...(await patched(work, cart, { windowId: id })), window };
}
