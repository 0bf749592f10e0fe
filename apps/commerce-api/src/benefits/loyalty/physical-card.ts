import { errorCodes } from '@larder/contracts';
import type { PhysicalCardOrder, PhysicalCardStatus } from '@larder/contracts/loyalty';
import { and, eq } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { ApiFailure } from '../../kernel/failure.js';
import { physicalCards } from './tables.js';

/** API-038. */
export async function readCardStatus(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  customer: string,
): Promise<PhysicalCardStatus> {
  const [found] = await db
    .select({ status: physicalCards.status, orderedOn: physicalCards.orderedOn })
    .from(physicalCards)
    .where(and(eq(physicalCards.tenant, tenant), eq(physicalCards.customerId, customer)));
  return found ?? { status: 'NOT_ORDERED' };
}

/**
 * Orders the card of a customer (LOY-19).
 * @throws ApiFailure 409 when it was ordered already
 */
export async function orderCard(
  context: RequestContext,
  customer: string,
  address: PhysicalCardOrder,
): Promise<PhysicalCardStatus> {
  const { db, tenant, now, shop } = context;
  const orderedOn = localDate(now, shop.clientRuntimeConfig.timeZone);
  const [ordered] = await db
    .insert(physicalCards)
    .values({ tenant, customerId: customer, status: 'ORDERED', orderedOn, address })
    .onConflictDoNothing()
    .returning({ status: physicalCards.status });
  if (!ordered) throw new ApiFailure(409, errorCodes.conflict, 'A card was ordered already');
  return readCardStatus(context, customer);
}
