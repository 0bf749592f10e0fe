import { and, eq } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import { orderArrivals } from './tables.js';

const codeLength = 4;

/** Short enough to be called over a counter; with the name it is unique there. */
export const pickupCode = (orderNumber: string) => orderNumber.slice(-codeLength);

export interface ArrivalScope {
  readonly db: Database;
  readonly tenant: string;
}

export async function readArrival({ db, tenant }: ArrivalScope, orderNumber: string) {
  const { state, at } = orderArrivals;
  const [found] = await db
    .select({ state, at })
    .from(orderArrivals)
    .where(and(eq(orderArrivals.tenant, tenant), eq(orderArrivals.orderNumber, orderNumber)));
  return found;
}
