import type { Order, PickupPlace } from '@larder/contracts/checkout';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { orders } from '../../checkout/tables.js';
import { findStore } from '../../distribution/stores/repository.js';
import type { Scope } from '../../kernel/scope.js';
import { orderTimelines } from '../tables.js';

const placeKey = ({ kind, name }: PickupPlace) => `${kind} ${name}`;

/** Bays and lockers of an order's store in which no other order waits; empty where it has none. */
export async function freePlaces(
  scope: Scope,
  { distributionAddress: { storeId } }: Pick<Order, 'distributionAddress'>,
): Promise<readonly PickupPlace[]> {
  const store = storeId === undefined ? undefined : await findStore(scope, storeId);
  if (!store?.pickupPlaces) return [];
  const { db, tenant } = scope;
  const taken = await db
    .select({ place: orderTimelines.pickupPlace })
    .from(orderTimelines)
    .innerJoin(
      orders,
      and(
        eq(orders.tenant, orderTimelines.tenant),
        eq(orders.orderNumber, orderTimelines.orderNumber),
      ),
    )
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(orders.status, 'READY'),
        isNotNull(orderTimelines.pickupPlace),
        sql`${orders.document}->'distributionAddress'->>'storeId' = ${storeId}`,
      ),
    );
  const keys = new Set(taken.flatMap(({ place }) => (place ? [placeKey(place)] : [])));
  return store.pickupPlaces.filter((place) => !keys.has(placeKey(place)));
}
