import { readTerms } from '../../carts/sums/terms.js';
import { currentRevision } from '../../kernel/shop-cache.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { holdTimeSlot } from './holds.js';
import { findTimeSlot } from './repository.js';

interface ReleasedHold {
  readonly cartId: string;
  readonly windowId: string;
}

/** After a failed payment the shopper keeps the place for as long as if it had just been chosen. */
export async function renewHold(
  work: UnitOfWork,
  { cartId, windowId }: ReleasedHold,
): Promise<void> {
  const terms = await readTerms(work, await currentRevision(work.db, work.tenant));
  const minutes = terms.windowHoldMinutes;
  const timeSlot = minutes > 0 && (await findTimeSlot(work.db, work.tenant, windowId));
  if (timeSlot && timeSlot.cutOff > work.now)
    await holdTimeSlot(work, { cartId, timeSlot, minutes });
}
