import { errorCodes } from '@larder/contracts';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { changeCart } from '../change-cart.js';
import type { CartState } from '../state.js';
import { setTimeSlot } from './distribution.js';

/** Time slots that one visitor may choose per minute with empty carts. */
export const emptyHoldsPerMinute = 30;

interface Choice {
  readonly id: string;
  /** False for a visitor who has chosen too often without a product. */
  readonly isEmptyAllowed: () => boolean;
}

/**
 * API-064 also works with an empty cart. Empty carts are limited for each client: otherwise a script could
 * fill every time slot by opening sessions.
 */
async function setLimitedTimeSlot(
  work: UnitOfWork,
  cart: CartState,
  { id, isEmptyAllowed }: Choice,
): Promise<CartState> {
  const takesPlace = cart.terms.windowHoldMinutes > 0;
  if (takesPlace && cart.lines.length === 0 && !isEmptyAllowed())
    throw new ApiFailure(429, errorCodes.tooMany, 'Too many windows were chosen for empty carts');
  return setTimeSlot(work, cart, id);
}

export function chooseTimeSlot(
  context: RequestContext,
  id: string,
  isAllowed: (client: string) => boolean,
): Promise<CartState> {
  // Asked once: the transaction may run again.
  let answer: boolean | undefined;
  const choice = { id, isEmptyAllowed: () => (answer ??= isAllowed(context.client)) };
  return changeCart(context, setLimitedTimeSlot, choice);
}
