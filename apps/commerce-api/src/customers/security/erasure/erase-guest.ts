import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { eraseByEmail } from './erase-by-email.js';
import { eraseOrders, lockEndedOrders } from './erase-orders.js';
import type { EraseScope } from './erase-scope.js';

/**
 * Deletes what the shop has of a guest: carts, and the person in their orders, in the caller's
 * transaction. An order of this email that a guest is placing meanwhile either is refused with its cart,
 * or counts as one that has not reached its customer.
 * @returns how many orders lost their person
 * @throws ApiFailure 409 while an order is being paid or is not delivered yet
 */
export async function eraseGuest(scope: EraseScope, emailKey: string): Promise<number> {
  const carts = await lockGuestCarts(scope, emailKey);
  let orders = 0;
  if (carts.length > 0) {
    const own = sql.join(
      carts.map((id) => sql`${id}`),
      sql`, `,
    );
    orders = await lockEndedOrders(scope, own);
    await eraseOrders(scope, own);
  }
  await eraseByEmail(scope, emailKey);
  return orders;
}

/** By the address on the cart or on its order: the cart of an order may have lost its own. */
async function lockGuestCarts({ db, tenant }: EraseScope, emailKey: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    db,
    sql`SELECT id FROM carts WHERE tenant = ${tenant} AND customer_id IS NULL AND (
          lower(billing_address->>'email') = ${emailKey}
          OR id IN (SELECT o.cart_id FROM orders o WHERE o.tenant = ${tenant}
            AND lower(o.document->'billingAddress'->>'email') = ${emailKey}))
        ORDER BY id FOR UPDATE`,
  );
  return found.map(({ id }) => id);
}
