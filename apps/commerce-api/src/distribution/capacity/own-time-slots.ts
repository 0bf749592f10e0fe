import type { DistributionAddress } from '@larder/contracts/distribution';
import { sql } from 'drizzle-orm';
import { isSameAddress } from '../../carts/addition/addition.js';
import type { Database } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';

interface OwnTimeSlots {
  /** The time slot that is held for the cart. */
  readonly held?: string | null | undefined;
  /** That of the order which the cart adds to, if it is delivered to the same address. */
  readonly ordered?: string | null | undefined;
}

/** The time slots in which the session's cart already has a place. */
export async function ownTimeSlots(
  db: Database,
  tenant: string,
  session: string,
): Promise<OwnTimeSlots> {
  const found = await firstRow<
    OwnTimeSlots & {
      readonly from: DistributionAddress | null;
      readonly to: DistributionAddress | null;
    }
  >(
    db,
    sql`SELECT h.window_id AS held, o.window_id AS ordered, c.distribution_address AS "from",
          o.document -> 'distributionAddress' AS "to"
        FROM carts c
        LEFT JOIN window_holds h ON h.tenant = c.tenant AND h.cart_id = c.id AND h.is_live
        LEFT JOIN orders o ON o.tenant = c.tenant AND o.order_number = c.order_number
          AND o.status = 'PLACED'
        WHERE c.tenant = ${tenant} AND c.session_id = cart_holder(${tenant}, ${session})
          AND c.status IN ('OPEN', 'FINALIZED')`,
  );
  if (!found) return {};
  const { held, ordered, from, to } = found;
  return { held, ...(from && to && isSameAddress(from, to) && { ordered }) };
}
