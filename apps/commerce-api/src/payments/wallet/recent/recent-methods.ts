import type { PaymentMethodKey } from '@larder/contracts/checkout';
import * as schemas from '@larder/contracts/checkout/schemas';
import { and, desc, eq, inArray, max, notInArray } from 'drizzle-orm';
import { carts } from '../../../carts/tables.js';
import { orders } from '../../../checkout/tables.js';
import type { RequestContext } from '../../../kernel/context.js';

/**
 * The methods that a customer's placed orders were paid by, the latest first. What the shop no longer
 * offers is left to the reader, who knows the service of the cart as well.
 */
export async function recentMethods(
  { db, tenant }: Pick<RequestContext, 'db' | 'tenant'>,
  customer: string,
): Promise<PaymentMethodKey[]> {
  const known = schemas.PaymentMethodKey.options;
  const found = await db
    .select({ methodKey: orders.methodKey })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(
      and(
        eq(carts.tenant, tenant),
        eq(carts.customerId, customer),
        notInArray(orders.status, ['CANCELLED', 'PAYMENT_PENDING']),
        // An order that the wallet paid alone has the key of the gift card.
        inArray(orders.methodKey, [...known]),
      ),
    )
    .groupBy(orders.methodKey)
    .orderBy(desc(max(orders.placedAt)));
  return found.flatMap(({ methodKey }) => known.find((one) => one === methodKey) ?? []);
}
