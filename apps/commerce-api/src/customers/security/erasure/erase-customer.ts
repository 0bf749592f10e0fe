import { and, eq, sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { standingOrders } from '../../../ordering/standing-orders/tables.js';
import { unlinkAllCards } from '../../../payments/wallet/repository.js';
import { addresses } from '../../emails/page-urls.js';
import type { EmailScope } from '../../emails/queue-customer-email.js';
import { queueCustomerEmail } from '../../emails/queue-customer-email.js';
import type { CustomerRow } from '../../tables.js';
import { customers } from '../../tables.js';
import { eraseByEmail } from './erase-by-email.js';
import { eraseOrders, lockEndedOrders } from './erase-orders.js';
import type { EraseScope } from './erase-scope.js';

type Erased = Pick<CustomerRow, 'id' | 'email' | 'emailKey'>;

/**
 * Deletes a customer and their data in the caller's transaction, and tells them by mail.
 * @throws ApiFailure 409 while an order is being paid or is not delivered yet
 */
export async function eraseCustomer(
  scope: EmailScope,
  { id, email, emailKey }: Erased,
): Promise<void> {
  const { db, tenant } = scope;
  const own = sql`SELECT id FROM carts WHERE tenant = ${tenant} AND customer_id = ${id}`;
  await eraseStandingOrders(scope, id);
  // No cart of the customer becomes an order meanwhile: they are locked until the transaction ends.
  await rows(db, sql`${own} ORDER BY id FOR UPDATE`);
  await lockEndedOrders(scope, own);
  await eraseOrders(scope, own);
  await eraseByEmail(scope, emailKey);
  await unlinkAllCards({ db, tenant }, id);
  await db.delete(customers).where(and(eq(customers.tenant, tenant), eq(customers.id, id)));
  const link = addresses.login(scope);
  await queueCustomerEmail(scope, { kind: 'deleted', to: email, link, occasion: id });
}

/** First of all: it waits for one that is being placed, whose order then is an open one. */
async function eraseStandingOrders({ db, tenant }: EraseScope, customer: string): Promise<void> {
  const { tenant: shop, customerId } = standingOrders;
  await db.delete(standingOrders).where(and(eq(shop, tenant), eq(customerId, customer)));
}
