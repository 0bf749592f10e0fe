import { errorCodes } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { extendHold, holdWindow, mostExtensions, releaseHold } from '../capacity/holds.js';
import { findWindow } from '../capacity/repository.js';
import type { Place } from '../capacity/repository.js';
import type { WindowFault } from '../capacity/window-state.js';
import { windowFault, windowFaults } from '../capacity/window-state.js';
import { ApiFailure } from '../kernel/failure.js';
import type { Work } from '../ordering/work.js';
import { comesAlong } from './addition.js';
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
  const { windowHoldMinutes: minutes } = cart.terms;
  const window = await findWindow(work.db, work.tenant, id);
  const fault = windowFault(window, place, work.now);
  const chosen = { ...cart, row: { ...cart.row, windowId: id } };
  if (comesAlong(chosen) && (!fault || fault === '023')) {
    await releaseHold(work, cart.row.id);
    return { ...(await patched(work, cart, { windowId: id })), window };
  }
  // Whether a place is left is known for sure only once ended holds are gone.
  if (fault && !(fault === '023' && minutes > 0)) throw windowRefused(fault);
  if (!window || minutes === 0) return { ...(await patched(work, cart, { windowId: id })), window };
  const hold = await holdWindow(work, { cartId: cart.row.id, window, minutes });
  if (!hold) throw windowRefused('023');
  return { ...(await patched(work, cart, { windowId: id })), window: { ...window, hold } };
}

function windowRefused(fault: WindowFault): ApiFailure {
  return new ApiFailure(fault === '140' ? 404 : 409, fault, windowFaults[fault]);
}

/** A hold that has ended while nothing was ordered: its window has to be chosen again. */
export function hasHoldEnded({ row, window }: CartState, now: Date): boolean {
  return row.status === 'OPEN' && window?.hold !== undefined && window.hold.endsAt <= now;
}

/** The shopper wants the window for longer; 141 once the hold has ended, 409 when it was enough. */
export async function extendTimeSlot(work: Work, cart: CartState): Promise<CartState> {
  const { window, terms, row } = cart;
  if (!window?.hold) throw new ApiFailure(409, '008', 'No window is held');
  if (hasHoldEnded(cart, work.now)) throw windowRefused('141');
  if (window.hold.extensions >= mostExtensions)
    throw new ApiFailure(409, errorCodes.conflict, 'The window is not held any longer');
  const minutes = terms.windowHoldMinutes;
  const hold = await extendHold(work, { cartId: row.id, window, minutes });
  return { ...cart, window: { ...window, hold } };
}
