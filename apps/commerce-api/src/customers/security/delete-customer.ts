import { errorCodes } from '@larder/contracts';
import { and, eq, notExists, notInArray, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import {
  newsletterConfirmations,
  newsletterSubscriptions,
} from '../../content/forms/tables-forms.js';
import { serviceInterests } from '../../distribution/interests/tables.js';
import type { RequestContext } from '../../kernel/context.js';
import type { Database } from '../../kernel/database/database.js';
import { transaction } from '../../kernel/database/transaction.js';
import { ApiFailure } from '../../kernel/failure.js';
import { insertSession, newSession } from '../../kernel/http/session.js';
import { eraseClaims } from '../../orders/claims/erase-claims.js';
import { eraseRatings } from '../../orders/reviews/order-rating.js';
import { mails } from '../../mail/tables.js';
import { unlinkAllCards } from '../../payments/wallet/repository.js';
import { standingOrders } from '../../ordering/standing-orders/tables.js';
import { addresses } from '../emails/page-urls.js';
import { countSignIn, clearAttempts } from '../sign-in/attempt-limits.js';
import { deletedCustomerEmail } from './deleted-customer.js';
import { isPassword } from '../sign-in/password.js';
import { readRow } from '../repository.js';
import type { CustomerRow } from '../tables.js';
import { customers } from '../tables.js';
import { dataRequests } from '../../tenants/office/data-requests/tables.js';
import { wrongCredentials } from '../sign-in/sign-in.js';
import type { EmailScope } from '../emails/queue-customer-email.js';
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
    await eraseCustomer({ ...context, db }, { id, email, emailKey });
    await insertSession(db, tenant, next, now);
  });
  context.keepAllergens([]);
  context.adoptSession(next);
}

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
  await eraseStandingOrders(db, tenant, id);
  await refuseOpenOrders(db, tenant, id);
  await eraseClaims({ db, tenant }, id);
  await eraseRatings({ db, tenant }, id);
  await anonymiseOrders(db, tenant, id);
  await eraseMails(db, tenant, emailKey);
  await unlinkAllCards({ db, tenant }, id);
  await db.delete(customers).where(and(eq(customers.tenant, tenant), eq(customers.id, id)));
  const link = addresses.login(scope);
  await queueCustomerEmail(scope, { kind: 'deleted', to: email, link, occasion: id });
}

/** First of all: it waits for one that is being placed, whose order then is an open one. */
async function eraseStandingOrders(db: Database, tenant: string, customer: string): Promise<void> {
  const { tenant: shop, customerId } = standingOrders;
  await db.delete(standingOrders).where(and(eq(shop, tenant), eq(customerId, customer)));
}

const cartsOf = (tenant: string, customer: string) =>
  and(eq(carts.tenant, tenant), eq(carts.customerId, customer));

/** No cart of the customer becomes an order meanwhile: they are locked until the transaction ends. */
async function refuseOpenOrders(db: Database, tenant: string, customer: string): Promise<void> {
  await db
    .select({ id: carts.id })
    .from(carts)
    .where(cartsOf(tenant, customer))
    .orderBy(carts.id)
    .for('update');
  const [open] = await db
    .select({ number: orders.orderNumber })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(cartsOf(tenant, customer), notInArray(orders.status, ['COMPLETED', 'CANCELLED'])))
    .limit(1);
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
  const ordered = db
    .select({ number: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.tenant, carts.tenant), eq(orders.cartId, carts.id)));
  await db.delete(carts).where(and(cartsOf(tenant, customer), notExists(ordered)));
  // Also those that were open again after an order that was not paid.
  await db
    .update(carts)
    .set({
      ...{ sessionId: 'deleted', customerId: null, billingAddress: null },
      ...{ distributionAddress: null, finalizedAt: null },
      status: sql`CASE ${carts.status} WHEN 'ORDERED' THEN ${carts.status} ELSE 'ABANDONED' END`,
    })
    .where(cartsOf(tenant, customer));
}

/** Subscriptions, postcodes that the customer waits for, and what was written to the customer. */
async function eraseMails(db: Database, tenant: string, emailKey: string): Promise<void> {
  for (const table of [newsletterSubscriptions, newsletterConfirmations, serviceInterests])
    await db.delete(table).where(and(eq(table.tenant, tenant), eq(table.email, emailKey)));
  // A request that the shop answered stays, without whose it was.
  await db
    .update(dataRequests)
    .set({ email: null })
    .where(and(eq(dataRequests.tenant, tenant), eq(dataRequests.email, emailKey)));
  await db
    .delete(mails)
    .where(and(eq(mails.tenant, tenant), sql`lower(${mails.recipient}) = ${emailKey}`));
}
