import { and, count, eq, gte, inArray, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import type { ServiceLocation } from '../capacity/repository.js';
import type { TimeSlotRow } from '../capacity/tables.js';

/** Orders in the same postcode that bring the van there anyway: a single one would tell of a neighbour. */
const fewestOrders = 2;

/** A place with the postcode in it, where that is known. */
export type NamedPlace = ServiceLocation & { readonly postalCode?: string | undefined };

interface Shop {
  readonly db: Database;
  readonly tenant: string;
}

/**
 * Ids of the time slots in which the van delivers to the same postcode anyway; pickup needs no van. An
 * order counts once it is certain: paid, or paid on handover.
 */
export async function timeSlotsNearby(
  { db, tenant }: Shop,
  { distributionType, postalCode }: NamedPlace,
  timeSlots: readonly Pick<TimeSlotRow, 'id' | 'booked'>[],
): Promise<ReadonlySet<string>> {
  const booked = timeSlots.filter((one) => one.booked >= fewestOrders).map(({ id }) => id);
  if (distributionType !== 'DELIVERY' || postalCode === undefined || booked.length === 0)
    return new Set();
  const postcode = sql`${orders.document} -> 'distributionAddress' ->> 'postalCode'`;
  const near = await db
    .select({ id: orders.windowId })
    .from(orders)
    .where(
      and(
        eq(orders.tenant, tenant),
        inArray(orders.windowId, booked),
        inArray(orders.status, ['PLACED', 'PICKING']),
        eq(orders.sharesPlace, false),
        eq(postcode, postalCode),
      ),
    )
    .groupBy(orders.windowId)
    .having(gte(count(), fewestOrders));
  return new Set(near.map(({ id }) => id));
}
