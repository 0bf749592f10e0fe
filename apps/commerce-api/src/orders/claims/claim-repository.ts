import { and, asc, count, eq, gte, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.js';
import type { UnitOfWork } from '../../ordering/unit-of-work.js';
import type { DeliveredLine } from './claim-amounts.js';
import type { ClaimRow } from './tables.js';
import {
  orderClaimLines,
  orderClaimPhotos,
  orderClaimQuantities,
  orderClaims,
  orderClaimSums,
} from './tables.js';

interface ClaimScope {
  readonly db: Database;
  readonly tenant: string;
}

export type ClaimLineRow = typeof orderClaimLines.$inferSelect;

const isOfOrder = (tenant: string, orderNumber: string) =>
  and(eq(orderClaims.tenant, tenant), eq(orderClaims.orderNumber, orderNumber));

export async function claimsOf({ db, tenant }: ClaimScope, orderNumber: string) {
  return db
    .select()
    .from(orderClaims)
    .where(isOfOrder(tenant, orderNumber))
    .orderBy(asc(orderClaims.createdAt), asc(orderClaims.id));
}

export async function openClaims({ db, tenant }: ClaimScope, most: number): Promise<ClaimRow[]> {
  return db
    .select()
    .from(orderClaims)
    .where(and(eq(orderClaims.tenant, tenant), eq(orderClaims.state, 'OPEN')))
    .orderBy(asc(orderClaims.createdAt), asc(orderClaims.id))
    .limit(most);
}

export async function findClaim({ db, tenant }: ClaimScope, id: string) {
  const [found] = await db
    .select()
    .from(orderClaims)
    .where(and(eq(orderClaims.tenant, tenant), eq(orderClaims.id, id)));
  return found;
}

export async function linesOfClaims({ db, tenant }: ClaimScope, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(orderClaimLines)
    .where(and(eq(orderClaimLines.tenant, tenant), inArray(orderClaimLines.claimId, [...ids])))
    .orderBy(orderClaimLines.claimId, orderClaimLines.name, orderClaimLines.lineItemId);
}

/** Claimed grams or pieces by line. */
export async function claimedQuantities({ db, tenant }: ClaimScope, orderNumber: string) {
  const { lineItemId, claimed } = orderClaimQuantities;
  const found = await db
    .select({ lineItemId, claimed })
    .from(orderClaimQuantities)
    .where(
      and(
        eq(orderClaimQuantities.tenant, tenant),
        eq(orderClaimQuantities.orderNumber, orderNumber),
      ),
    );
  return new Map(found.map((line) => [line.lineItemId, line.claimed]));
}

/** Counts what a claim takes of a line; the database refuses more than was delivered. */
export async function addClaimedQuantity(
  { db, tenant }: ClaimScope,
  orderNumber: string,
  {
    lineItemId,
    delivered,
    quantity,
  }: Pick<DeliveredLine, 'lineItemId' | 'delivered'> & {
    readonly quantity: number;
  },
): Promise<void> {
  const { claimed } = orderClaimQuantities;
  await db
    .insert(orderClaimQuantities)
    .values({ tenant, orderNumber, lineItemId, delivered, claimed: quantity })
    .onConflictDoUpdate({
      target: [
        orderClaimQuantities.tenant,
        orderClaimQuantities.orderNumber,
        orderClaimQuantities.lineItemId,
      ],
      set: { claimed: sql`${claimed} + ${quantity}` },
    });
}

/** Cents of an order that were credited. */
export async function creditedOf({ db, tenant }: ClaimScope, orderNumber: string) {
  const [found] = await db
    .select({ credited: orderClaimSums.credited })
    .from(orderClaimSums)
    .where(and(eq(orderClaimSums.tenant, tenant), eq(orderClaimSums.orderNumber, orderNumber)));
  return found?.credited ?? 0;
}

/** Counts a credit of an order; the database refuses more than was paid. */
export async function addCredit(
  { db, tenant }: ClaimScope,
  orderNumber: string,
  { paid, cents }: { readonly paid: number; readonly cents: number },
): Promise<void> {
  await db
    .insert(orderClaimSums)
    .values({ tenant, orderNumber, paid, credited: cents })
    .onConflictDoUpdate({
      target: [orderClaimSums.tenant, orderClaimSums.orderNumber],
      set: { credited: sql`${orderClaimSums.credited} + ${cents}` },
    });
}

/** Claims of one customer about several orders wait for each other: their limit spans all of them. */
export async function lockClaimant({ db, tenant }: UnitOfWork, claimant: string): Promise<void> {
  await db.execute(
    sql`SELECT pg_advisory_xact_lock(hashtextextended(${`claims ${tenant} ${claimant}`}, 4320))`,
  );
}

/** Cents that were credited to a customer at once since a time. */
export async function automaticCredits(
  { db, tenant }: ClaimScope,
  claimant: string,
  since: Date,
): Promise<number> {
  const [found] = await db
    .select({ cents: sum(orderClaims.credited).mapWith(Number) })
    .from(orderClaims)
    .where(
      and(
        eq(orderClaims.tenant, tenant),
        eq(orderClaims.claimantHash, claimant),
        eq(orderClaims.isAutomatic, true),
        ne(orderClaims.reason, 'TIP'),
        gte(orderClaims.decidedAt, since),
      ),
    );
  return found?.cents ?? 0;
}

export async function photoIdsOf({ db, tenant }: ClaimScope, claimIds: readonly string[]) {
  if (claimIds.length === 0) return [];
  const { id, claimId } = orderClaimPhotos;
  return db
    .select({ id, claimId })
    .from(orderClaimPhotos)
    .where(and(eq(orderClaimPhotos.tenant, tenant), inArray(claimId, [...claimIds])))
    .orderBy(orderClaimPhotos.createdAt, id);
}

/** Gives unused photos of the order to a claim; returns how many of them there were. */
export async function usePhotos(
  { db, tenant }: ClaimScope,
  { orderNumber, id: claimId }: Pick<ClaimRow, 'orderNumber' | 'id'>,
  photoIds: readonly string[],
): Promise<number> {
  if (photoIds.length === 0) return 0;
  const used = await db
    .update(orderClaimPhotos)
    .set({ claimId })
    .where(
      and(
        eq(orderClaimPhotos.tenant, tenant),
        eq(orderClaimPhotos.orderNumber, orderNumber),
        inArray(orderClaimPhotos.id, [...photoIds]),
        isNull(orderClaimPhotos.claimId),
      ),
    )
    .returning({ id: orderClaimPhotos.id });
  return used.length;
}

export async function countPhotos({ db, tenant }: ClaimScope, orderNumber: string) {
  const [found] = await db
    .select({ photos: count() })
    .from(orderClaimPhotos)
    .where(and(eq(orderClaimPhotos.tenant, tenant), eq(orderClaimPhotos.orderNumber, orderNumber)));
  return found?.photos ?? 0;
}
