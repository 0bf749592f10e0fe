import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import type { Database } from '../../kernel/database/database.js';
import { orderTimelines } from '../tables.js';

/** Of a product that is bought every week, one of the latest orders has it. */
const searchedOrders = 20;

/** Number of the customer's latest order that brought them the product; undefined without one. */
export async function findPurchase(
  { db, tenant }: { readonly db: Database; readonly tenant: string },
  customer: string,
  sku: string,
): Promise<string | undefined> {
  const line = JSON.stringify({ productLineItems: [{ product: { sku } }] });
  const found = await db
    .select({ document: orders.document, picked: orderTimelines.picked })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .innerJoin(
      orderTimelines,
      and(
        eq(orderTimelines.tenant, orders.tenant),
        eq(orderTimelines.orderNumber, orders.orderNumber),
      ),
    )
    .where(
      and(
        eq(orders.tenant, tenant),
        eq(carts.customerId, customer),
        eq(orders.status, 'COMPLETED'),
        isNotNull(orderTimelines.picked),
        sql`${orders.document} @> ${line}::jsonb`,
      ),
    )
    .orderBy(desc(orders.placedAt))
    .limit(searchedOrders);
  const bought = found.find(({ document, picked }) =>
    document.productLineItems.some(
      ({ product, lineItemId }) =>
        product.sku === sku &&
        picked?.lines.some((one) => one.lineItemId === lineItemId && one.outcome === 'PICKED'),
    ),
  );
  return bought?.document.orderNumber;
}
