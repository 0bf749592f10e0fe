import type { DistributionAddress } from '@larder/contracts/distribution';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { isSameAddress } from '../../carts/addition/addition.js';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { timeSlotHolds as holds } from './tables.js';

interface OwnTimeSlots {
  /** The time slot that is held for the cart. */
  readonly held?: string | null | undefined;
  /** The fee that was agreed for it; null: the time slot's own. */
  readonly heldFee?: number | null | undefined;
  /** That of the order which the cart adds to, if it is delivered to the same address. */
  readonly ordered?: string | null | undefined;
}

/** The time slots in which the session's cart already has a place. */
export async function ownTimeSlots(
  db: Database,
  tenant: string,
  session: string,
): Promise<OwnTimeSlots> {
  const [found] = await db
    .select({
      held: holds.windowId,
      heldFee: holds.serviceFee,
      ordered: orders.windowId,
      from: carts.distributionAddress,
      to: sql<DistributionAddress | null>`${orders.document} -> 'distributionAddress'`,
    })
    .from(carts)
    .leftJoin(holds, and(eq(holds.tenant, carts.tenant), eq(holds.cartId, carts.id), holds.isLive))
    .leftJoin(
      orders,
      and(
        eq(orders.tenant, carts.tenant),
        eq(orders.orderNumber, carts.orderNumber),
        eq(orders.status, 'PLACED'),
      ),
    )
    .where(
      and(
        eq(carts.tenant, tenant),
        sql`${carts.sessionId} = cart_holder(${tenant}, ${session})`,
        inArray(carts.status, ['OPEN', 'FINALIZED']),
      ),
    );
  if (!found) return {};
  const { held, heldFee, ordered, from, to } = found;
  return { held, heldFee, ...(from && to && isSameAddress(from, to) && { ordered }) };
}
