import type { RequestContext } from '../../kernel/context.js';
import type { Kernel } from '../../kernel/kernel.js';
import { limitPerMinute, type Visitor } from '../../kernel/http/limits/limit-per-minute.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import { changeCart } from '../change-cart.js';
import type { CartState } from '../state.js';
import { setTimeSlot } from './distribution.js';

/** Time slots that one visitor may choose per minute with empty carts. */
export const emptyHoldsPerMinute = 30;

type Spend = (visitor: Visitor) => Promise<void>;

export const limitEmptyHolds = (kernel: Pick<Kernel, 'clock'>): Spend =>
  limitPerMinute(kernel, {
    of: 'empty holds',
    most: emptyHoldsPerMinute,
    refusal: 'Too many windows were chosen for empty carts',
  });

interface Choice {
  readonly id: string;
  readonly client: string;
  readonly spendEmptyHold: Spend;
}

/**
 * API-064 also works with an empty cart. Empty carts are limited for each client: otherwise a script could
 * fill every time slot by opening sessions. They are counted in the transaction, so that one which runs
 * again counts once.
 */
async function setLimitedTimeSlot(
  work: UnitOfWork,
  cart: CartState,
  { id, client, spendEmptyHold }: Choice,
): Promise<CartState> {
  const takesPlace = cart.terms.windowHoldMinutes > 0;
  if (takesPlace && cart.lines.length === 0)
    await spendEmptyHold({ db: work.db, tenant: work.tenant, client });
  return setTimeSlot(work, cart, id);
}

export function chooseTimeSlot(
  context: RequestContext,
  id: string,
  spendEmptyHold: Spend,
): Promise<CartState> {
  const choice = { id, client: context.client, spendEmptyHold };
  return changeCart(context, setLimitedTimeSlot, choice);
}
