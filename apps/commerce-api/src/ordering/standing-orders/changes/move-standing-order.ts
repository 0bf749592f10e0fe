import { errorCodes } from '@larder/contracts';
import type { DistributionAddress } from '@larder/contracts/distribution';
import { forDelivery } from '../../../carts/distribution/distribution.js';
import { serviceLocationOf } from '../../../carts/distribution/move-cart.js';
import { ApiFailure, badRequest } from '../../../kernel/failure.js';
import type { UnitOfWork } from '../../unit-of-work.js';
import { firstDay, openStandingOrder, patchStandingOrder } from '../repository.js';
import type { OwnedChange } from './owned.js';
import type { StandingRow } from '../tables.js';
import { findSlot, weeklySlots } from '../weekly-slots.js';

/**
 * Has the next orders delivered to another address. The time slot stays, so the new place has to have
 * it; what is wrong with the old address is settled. Orders that were placed keep theirs.
 * @throws ApiFailure 409 outside of all areas, and where the place has no such time slot
 */
export async function moveStandingOrder(
  work: UnitOfWork,
  { customer, id, body }: OwnedChange<DistributionAddress>,
): Promise<void> {
  const row = await openStandingOrder(work, customer, id, true);
  const types = [body.distributionType, row.distributionAddress.distributionType];
  if (types.some((type) => type !== 'DELIVERY')) {
    const why = 'Only a delivery can go to another address';
    throw badRequest(why, { distributionType: why });
  }
  const distributionAddress = await forDelivery(work, body);
  await requireWindow(work, row, distributionAddress);
  const isSettled = row.state === 'NEEDS_ATTENTION' && row.problem === 'ADDRESS';
  const isElsewhere =
    distributionAddress.deliveryAreaNumber !== row.distributionAddress.deliveryAreaNumber;
  await patchStandingOrder(work, row, {
    distributionAddress,
    ...(isSettled && { state: 'ACTIVE', problem: null }),
    // Another area may order earlier in the day.
    ...((isSettled || isElsewhere) && (await firstDay(work, { ...row, distributionAddress }))),
  });
}

async function requireWindow(
  work: UnitOfWork,
  { weekday, windowFrom: from, windowTo: to }: StandingRow,
  address: DistributionAddress,
): Promise<void> {
  const place = serviceLocationOf(address);
  const slots = place ? await weeklySlots(work, place) : [];
  if (findSlot(slots, { weekday, from, to })) return;
  throw new ApiFailure(409, errorCodes.conflict, 'The new place has no such weekly time slot');
}
