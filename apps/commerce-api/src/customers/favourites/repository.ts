import type { Favorite } from '@larder/contracts/customer';
import type { Purchase } from '@larder/contracts/shopping';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scope } from '../../kernel/scope.js';
import { rows } from '../../kernel/database/database.js';
import { favorites } from './tables.js';

const own = ({ tenant }: Scope, customer: string) =>
  and(eq(favorites.tenant, tenant), eq(favorites.customerId, customer));

/** A favourite with the moment since which it is one. */
export interface DatedFavorite extends Favorite {
  readonly createdAt: Date;
}

/** What a customer likes, the newest first. */
export function listFavorites(scope: Scope, customer: string): Promise<DatedFavorite[]> {
  const { type, reference, createdAt } = favorites;
  return scope.db
    .select({ type, reference, createdAt })
    .from(favorites)
    .where(own(scope, customer))
    .orderBy(desc(createdAt), reference);
}

/** An existing favourite stays as it is. */
export async function insertFavorite(
  scope: Scope,
  customer: string,
  favorite: Favorite,
): Promise<void> {
  const { tenant, now } = scope;
  await scope.db
    .insert(favorites)
    .values({ ...favorite, tenant, customerId: customer, createdAt: now })
    .onConflictDoNothing();
}

export async function deleteFavorite(
  scope: Scope,
  customer: string,
  { type, reference }: Favorite,
): Promise<void> {
  await scope.db
    .delete(favorites)
    .where(and(own(scope, customer), eq(favorites.type, type), eq(favorites.reference, reference)));
}

/** Maximum number of products in the response: the most recent purchases. */
const maxPurchases = 1000;

/** Products of a customer's orders without cancelled ones, latest first. */
export function listPurchases({ db, tenant }: Scope, customer: string): Promise<Purchase[]> {
  return rows<Purchase>(
    db,
    sql`SELECT line->'product'->>'sku' AS sku, count(DISTINCT o.order_number)::int AS times,
        to_char(max(o.placed_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastAt"
      FROM orders o
      JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
      CROSS JOIN jsonb_array_elements(o.document->'productLineItems') line
      WHERE c.tenant = ${tenant} AND c.customer_id = ${customer} AND o.status <> 'CANCELLED'
      GROUP BY 1 ORDER BY max(o.placed_at) DESC, 1 LIMIT ${maxPurchases}`,
  );
}
