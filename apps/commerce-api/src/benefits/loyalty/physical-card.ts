import { errorCodes } from '@larder/contracts';
import type { PhysicalCardOrder, PhysicalCardStatus } from '@larder/contracts/loyalty';
import { sql } from 'drizzle-orm';
import { localDate } from '../../distribution/capacity/zoned-time.js';
import type { RequestContext } from '../../kernel/context.js';
import { firstRow } from '../../kernel/database/database.js';
import { ApiFailure } from '../../kernel/failure.js';

/** API-038. */
export async function readCardStatus(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  customer: string,
): Promise<PhysicalCardStatus> {
  const found = await firstRow<PhysicalCardStatus>(
    db,
    sql`SELECT status, ordered_on::text AS "orderedOn" FROM physical_cards
        WHERE tenant = ${tenant} AND customer_id = ${customer}`,
  );
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
  const ordered = await firstRow(
    db,
    sql`INSERT INTO physical_cards (tenant, customer_id, status, ordered_on, address)
        VALUES (${tenant}, ${customer}, 'ORDERED',
          ${localDate(now, shop.clientRuntimeConfig.timeZone)}, ${JSON.stringify(address)}::jsonb)
        ON CONFLICT DO NOTHING RETURNING status`,
  );
  if (!ordered) throw new ApiFailure(409, errorCodes.conflict, 'A card was ordered already');
  return readCardStatus(context, customer);
}
