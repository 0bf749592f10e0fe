import { errorCodes } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../kernel/context.js';
import type { Database } from '../../kernel/database/database.js';
import { firstRow } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { insertSession, newSession } from '../../kernel/http/session.js';
import { unlinkAllCards } from '../../payments/wallet/repository.js';
import { addresses } from '../emails/page-urls.js';
import { countSignIn, clearAttempts } from '../sign-in/attempt-limits.js';
import { deletedCustomerEmail } from './deleted-customer.js';
import { isPassword } from '../sign-in/password.js';
import { readRow } from '../repository.js';
import { wrongCredentials } from '../sign-in/sign-in.js';
import { queueCustomerEmail } from '../emails/queue-customer-email.js';

/** Personal data in stored orders: the law requires goods, sums and place, not the person. */
const anonymousFields = {
  billing: {
    ...{ firstName: 'na', lastName: 'na', email: deletedCustomerEmail },
    ...{ phoneNumber: '+00000000', streetName: 'na', streetNumber: '0' },
  },
  delivery: { streetName: 'na', streetNumber: '0' },
} as const;

/**
 * Deletes the customer with all their data. Orders stay without personal data for the legal retention
 * period; the browser continues as a guest. Requires the password again.
 * @throws ApiFailure 409 while an order is being paid or is not delivered yet
 */
export async function deleteCustomer(context: RequestContext, password: string): Promise<void> {
  const id = await context.requireCustomer();
  const { email, emailKey, passwordHash } = await readRow(context, id);
  await countSignIn(context, email);
  if (!(await isPassword(password, passwordHash))) throw wrongCredentials(403);
  await clearAttempts(context, email);
  const { tenant, now } = context;
  const next = newSession();
  await transaction(context.db, async (db) => {
    await refuseOpenOrders(db, tenant, id);
    await anonymiseOrders(db, tenant, id);
    await eraseMails(db, tenant, emailKey);
    await unlinkAllCards({ db, tenant }, id);
    await db.execute(sql`DELETE FROM customers WHERE tenant = ${tenant} AND id = ${id}`);
    const scope = { ...context, db };
    const link = addresses.login(scope);
    await queueCustomerEmail(scope, { kind: 'deleted', to: email, link, occasion: id });
    await insertSession(db, tenant, next, now);
  });
  context.keepAllergens([]);
  context.adoptSession(next);
}

/** The customer's carts are locked until the transaction ends, so none becomes an order. */
async function refuseOpenOrders(db: Database, tenant: string, customer: string): Promise<void> {
  const own = sql`FROM carts c WHERE c.tenant = ${tenant} AND c.customer_id = ${customer}`;
  await db.execute(sql`SELECT ${own} ORDER BY c.id FOR UPDATE`);
  const open = await firstRow(
    db,
    sql`SELECT ${own} AND EXISTS (SELECT FROM orders o WHERE o.tenant = c.tenant AND o.cart_id = c.id
          AND o.status NOT IN ('COMPLETED', 'CANCELLED')) LIMIT 1`,
  );
  if (open) throw new ApiFailure(409, errorCodes.conflict, 'An order has not reached its customer');
}

/** Avoided allergens are health data: they are removed from all orders and carts. */
async function eraseAllergens(db: Database, tenant: string, customer: string): Promise<void> {
  const own = sql`SELECT id FROM carts WHERE tenant = ${tenant} AND customer_id = ${customer}`;
  await db.execute(
    sql`UPDATE orders SET document = jsonb_set(document - 'avoidedAllergens', '{productLineItems}',
          (SELECT coalesce(jsonb_agg(line - 'allergenWarning' ORDER BY place), '[]')
            FROM jsonb_array_elements(document->'productLineItems')
              WITH ORDINALITY AS lines(line, place)))
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
  await db.execute(
    sql`UPDATE cart_items SET confirmed_allergens = NULL
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
  await db.execute(
    sql`UPDATE carts SET avoided_allergens = NULL
        WHERE tenant = ${tenant} AND customer_id = ${customer}`,
  );
}

async function anonymiseOrders(db: Database, tenant: string, customer: string): Promise<void> {
  await eraseAllergens(db, tenant, customer);
  const own = sql`SELECT id FROM carts WHERE tenant = ${tenant} AND customer_id = ${customer}`;
  await db.execute(
    sql`UPDATE orders SET session_id = 'deleted', document = jsonb_set(jsonb_set(document,
          '{billingAddress}', ((document->'billingAddress') - ARRAY['salutation', 'title', 'companyName',
            'valueAddedTaxId', 'companyRegistrationNumber']) || ${JSON.stringify(anonymousFields.billing)}::jsonb),
          '{distributionAddress}', CASE document->'distributionAddress'->>'distributionType'
            WHEN 'DELIVERY' THEN ((document->'distributionAddress') - ARRAY['firstName', 'lastName',
              'position', 'stairCase', 'floor', 'door', 'additionalInfo'])
              || ${JSON.stringify(anonymousFields.delivery)}::jsonb
            ELSE (document->'distributionAddress') - ARRAY['firstName', 'lastName'] END)
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
  await db.execute(
    sql`DELETE FROM carts c WHERE tenant = ${tenant} AND customer_id = ${customer}
          AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant = c.tenant AND o.cart_id = c.id)`,
  );
  // Also those that were open again after an order that was not paid.
  await db.execute(
    sql`UPDATE carts SET session_id = 'deleted', customer_id = NULL, billing_address = NULL,
          distribution_address = NULL, finalized_at = NULL,
          status = CASE status WHEN 'ORDERED' THEN status ELSE 'ABANDONED' END
        WHERE tenant = ${tenant} AND customer_id = ${customer}`,
  );
}

/** Subscriptions, and what was written to the customer. */
async function eraseMails(db: Database, tenant: string, emailKey: string): Promise<void> {
  for (const table of ['newsletter_subscriptions', 'newsletter_confirmations'])
    await db.execute(
      sql`DELETE FROM ${sql.identifier(table)} WHERE tenant = ${tenant} AND email = ${emailKey}`,
    );
  await db.execute(
    sql`DELETE FROM mails WHERE tenant = ${tenant} AND lower(recipient) = ${emailKey}`,
  );
}
