import { errorCodes } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import {
  extendHold,
  holdTimeSlot,
  maxExtensions,
  releaseHold,
} from '../../distribution/capacity/holds.js';
import { findTimeSlot } from '../../distribution/capacity/repository.js';
import type { TimeSlotError } from '../../distribution/capacity/time-slot-state.js';
import { timeSlotErrorOf, timeSlotErrors } from '../../distribution/capacity/time-slot-state.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { sharesDelivery } from '../addition/addition.js';
import { withPatch } from '../change-cart.js';
import { moveCart, serviceLocationOf } from './move-cart.js';
import { findAreaFor, findPickupStore } from './service-areas.js';
import type { CartState } from '../state.js';

/** A delivery address with the area that we find, ignoring the one that was sent (SLOT-04). */
export async function forDelivery(
  work: UnitOfWork,
  input: DistributionAddress,
): Promise<DistributionAddress> {
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
async function forPickup(
  work: UnitOfWork,
  input: DistributionAddress,
): Promise<DistributionAddress> {
  const { storeId, firstName, lastName, additionalInfo } = input;
  const store = await findPickupStore(work, storeId);
  if (!store) throw new ApiFailure(409, '132', 'Orders cannot be collected from this store');
  const { streetName, streetNumber, postalCode, city, country, countryCode, position } = store;
  return {
    distributionType: 'CLICK_AND_COLLECT',
    storeId: store.storeId,
    streetName,
    streetNumber,
    postalCode,
    city,
    country,
    countryCode,
    position,
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(additionalInfo !== undefined && { additionalInfo }),
  };
}

/** API-063. */
export async function setDistributionAddress(
  work: UnitOfWork,
  cart: CartState,
  input: DistributionAddress,
): Promise<CartState> {
  const { services } = work.shop.clientRuntimeConfig;
  const delivery = input.distributionType === 'DELIVERY';
  if (!(delivery ? services.delivery : services.clickAndCollect)) {
    throw new ApiFailure(409, '132', 'The shop does not offer this service');
  }
  const address = await (delivery ? forDelivery : forPickup)(work, input);
  return moveCart(work, cart, address);
}

/** API-064; the error code says why a time slot is not available. */
export async function setTimeSlot(
  work: UnitOfWork,
  cart: CartState,
  id: string,
): Promise<CartState> {
  const place = serviceLocationOf(cart.row.distributionAddress);
  if (!place) throw new ApiFailure(409, '005', 'Choose delivery or a store first');
  const { windowHoldMinutes: minutes } = cart.terms;
  const timeSlot = await findTimeSlot(work.db, work.tenant, id);
  const fault = timeSlotErrorOf(timeSlot, place, work.now);
  const chosen = { ...cart, row: { ...cart.row, windowId: id } };
  if (sharesDelivery(chosen) && (!fault || fault === '023')) {
    await releaseHold(work, cart.row.id);
    return { ...(await withPatch(work, cart, { windowId: id })), timeSlot };
  }
  // Whether a place is left is known for sure only once ended holds are gone.
  if (fault && !(fault === '023' && minutes > 0)) throw timeSlotRefused(fault);
  if (!timeSlot || minutes === 0)
    return { ...(await withPatch(work, cart, { windowId: id })), timeSlot };
  const hold = await holdTimeSlot(work, { cartId: cart.row.id, timeSlot, minutes });
  if (!hold) throw timeSlotRefused('023');
  // The fee stays the one that was shown when the place was taken.
  const held = { ...timeSlot, hold, serviceFee: hold.serviceFee ?? timeSlot.serviceFee };
  return { ...(await withPatch(work, cart, { windowId: id })), timeSlot: held };
}

/** Gives the time slot back, and with it its place; an addition keeps that of its order. */
export async function clearTimeSlot(work: UnitOfWork, cart: CartState): Promise<CartState> {
  if (sharesDelivery(cart) || cart.row.windowId === null) return cart;
  return { ...(await withPatch(work, cart, { windowId: null })), timeSlot: undefined };
}

function timeSlotRefused(fault: TimeSlotError): ApiFailure {
  return new ApiFailure(fault === '140' ? 404 : 409, fault, timeSlotErrors[fault]);
}

/**
 * How often the hold may be made longer. Without goods it cannot: nobody keeps a place for good with an
 * empty cart.
 */
export function extensionsLeft({ timeSlot, lines, articles }: CartState): number {
  if (!timeSlot?.hold || lines.length + articles.length === 0) return 0;
  return Math.max(0, maxExtensions - timeSlot.hold.extensions);
}

/** A hold that expired without an order: the time slot has to be chosen again. */
export function hasHoldEnded({ row, timeSlot }: CartState, now: Date): boolean {
  return row.status === 'OPEN' && timeSlot?.hold !== undefined && timeSlot.hold.endsAt <= now;
}

/** Extends the hold; 141 once it has expired, 409 when the limit is reached or the cart is empty. */
export async function extendTimeSlot(work: UnitOfWork, cart: CartState): Promise<CartState> {
  const { timeSlot, terms, row } = cart;
  if (!timeSlot?.hold) throw new ApiFailure(409, '008', 'No window is held');
  if (hasHoldEnded(cart, work.now)) throw timeSlotRefused('141');
  if (extensionsLeft(cart) === 0)
    throw new ApiFailure(409, errorCodes.conflict, 'The window is not held any longer');
  const minutes = terms.windowHoldMinutes;
  const hold = await extendHold(work, { cartId: row.id, timeSlot, minutes });
  return { ...cart, timeSlot: { ...timeSlot, hold } };
}
