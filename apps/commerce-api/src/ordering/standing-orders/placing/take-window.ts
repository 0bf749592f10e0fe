import { serviceLocationOf } from '../../../carts/distribution/move-cart.js';
import { setTimeSlot } from '../../../carts/distribution/distribution.js';
import type { CartState } from '../../../carts/state.js';
import { readOpenTimeSlots } from '../../../distribution/capacity/repository.js';
import type { TimeSlotRow } from '../../../distribution/capacity/tables.js';
import { instantAt, localDate } from '../../../distribution/capacity/zoned-time.js';
import { ApiFailure } from '../../../kernel/failure.js';
import { inSavepoint, type UnitOfWork } from '../../unit-of-work.js';
import type { StandingRow } from '../tables.js';
import { NotPlaced } from './not-placed.js';

/** Time slots of the day, the wished one first; the others only if the customer allows them. */
async function candidates(work: UnitOfWork, cart: CartState, row: StandingRow) {
  const place = serviceLocationOf(cart.row.distributionAddress);
  if (!place) throw new NotPlaced('ADDRESS');
  const { timeZone } = work.shop.clientRuntimeConfig;
  const open = await readOpenTimeSlots(work.db, work.tenant, place, work.now);
  const wished = instantAt(row.nextDate, row.windowFrom, timeZone).getTime();
  const distance = ({ startsAt }: TimeSlotRow) => Math.abs(startsAt.getTime() - wished);
  return open
    .filter(({ startsAt }) => localDate(startsAt, timeZone) === row.nextDate)
    .filter((slot) => row.anyWindow || distance(slot) === 0)
    .sort((one, other) => distance(one) - distance(other));
}

const choose = (
  work: UnitOfWork,
  { cart, id }: { readonly cart: CartState; readonly id: string },
) => setTimeSlot(work, cart, id);

export interface TakenWindow {
  readonly cart: CartState;
  readonly timeSlot: TimeSlotRow;
  readonly isUsualTime: boolean;
}

/** Takes a time slot of the day for the cart. */
export async function takeWindow(
  work: UnitOfWork,
  cart: CartState,
  row: StandingRow,
): Promise<TakenWindow> {
  const { timeZone } = work.shop.clientRuntimeConfig;
  const usualStart = instantAt(row.nextDate, row.windowFrom, timeZone).getTime();
  for (const timeSlot of await candidates(work, cart, row)) {
    try {
      const chosen = await inSavepoint(work, choose, { cart, id: timeSlot.id });
      return { cart: chosen, timeSlot, isUsualTime: timeSlot.startsAt.getTime() === usualStart };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }
  throw new NotPlaced('WINDOW');
}
