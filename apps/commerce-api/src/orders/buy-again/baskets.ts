import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { Scope } from '../../kernel/scope.js';
import type { ShopRevision } from '../../kernel/shop-cache.js';
import { cacheKey } from '../../kernel/shop-cache.js';
import type { Basket } from './bought-together.js';

/** Enough to see what goes together, and quickly counted. */
const maxOrders = 400;
const ttlMs = 600_000;
/** Of one basket in the cache: thirty skus. */
const bytesOfBasket = 1000;

/** The shop's latest orders as what was bought together; read again after ten minutes. */
export async function readBaskets(
  { db, tenant, cache, now }: Pick<Scope, 'db' | 'tenant' | 'cache' | 'now'>,
  revision: ShopRevision,
): Promise<readonly Basket[]> {
  const key = cacheKey<readonly Basket[]>('baskets', `${Math.floor(now.getTime() / ttlMs)}`);
  const known = cache.get(revision, key);
  if (known) return known;
  const found = await rows<Basket>(
    db,
    sql`SELECT latest.buyer, array_agg(DISTINCT line->'product'->>'sku') AS skus
      FROM (
        SELECT o.order_number, o.document, coalesce(c.customer_id, o.session_id) AS buyer
        FROM orders o JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
        WHERE o.tenant = ${tenant} AND o.status NOT IN ('CANCELLED', 'PAYMENT_PENDING')
        ORDER BY o.placed_at DESC, o.order_number LIMIT ${maxOrders}
      ) latest
      CROSS JOIN jsonb_array_elements(latest.document->'productLineItems') line
      GROUP BY latest.order_number, latest.buyer`,
  );
  cache.put(revision, key, found, 1 + found.length * bytesOfBasket);
  return found;
}
