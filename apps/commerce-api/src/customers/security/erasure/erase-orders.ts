import { errorCodes } from '@larder/contracts';
import { sql } from 'drizzle-orm';
import { rows } from '../../../kernel/database/database.js';
import { ApiFailure } from '../../../kernel/failure.js';
import { eraseClaims } from '../../../orders/claims/erase-claims.js';
import { eraseRatings } from '../../../orders/reviews/order-rating.js';
import { deletedCustomerEmail } from '../deleted-customer.js';
import type { EraseScope, OwnCarts } from './erase-scope.js';

/** What stands for the person: the law requires goods, sums and place of an order, not whose it was. */
const nobody = {
  billing: JSON.stringify({
    firstName: 'na',
    lastName: 'na',
    email: deletedCustomerEmail,
    phoneNumber: '+00000000',
    streetName: 'na',
    streetNumber: '0',
  }),
  delivery: JSON.stringify({ streetName: 'na', streetNumber: '0' }),
} as const;

/**
 * Locks the person's orders until the transaction ends.
 * @returns how many there are
 * @throws ApiFailure 409 while one is being paid or has not reached its customer
 */
export async function lockEndedOrders({ db, tenant }: EraseScope, own: OwnCarts): Promise<number> {
  const found = await rows<{ status: string }>(
    db,
    sql`SELECT status FROM orders WHERE tenant = ${tenant} AND cart_id IN (${own})
        ORDER BY order_number FOR UPDATE`,
  );
  if (found.some(({ status }) => status !== 'COMPLETED' && status !== 'CANCELLED'))
    throw new ApiFailure(409, errorCodes.conflict, 'An order has not reached its customer');
  return found.length;
}

/**
 * Takes the person out of their orders and of all that belongs to those: addresses, what was written to
 * the picker, allergens (health data), claims, ratings, push messages, cards. Goods, taxes, sums and
 * numbers of invoices stay as they are.
 */
export async function eraseOrders(scope: EraseScope, own: OwnCarts): Promise<void> {
  await eraseClaims(scope, own);
  await eraseRatings(scope, own);
  await eraseAround(scope, own);
  await eraseDocuments(scope, own);
  await eraseCarts(scope, own);
}

async function eraseAround({ db, tenant }: EraseScope, own: OwnCarts): Promise<void> {
  const ofOrders = sql`tenant = ${tenant} AND order_number IN (
    SELECT order_number FROM orders WHERE tenant = ${tenant} AND cart_id IN (${own}))`;
  for (const table of ['push_subscriptions', 'order_arrivals'])
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE ${ofOrders}`);
  await db.execute(sql`UPDATE payments SET card = NULL WHERE ${ofOrders}`);
  // The use still counts, but for nobody.
  await db.execute(
    sql`UPDATE discount_code_uses SET email_hash = 'deleted ' || cart_id
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
}

async function eraseDocuments({ db, tenant }: EraseScope, own: OwnCarts): Promise<void> {
  await db.execute(
    sql`UPDATE orders SET session_id = 'deleted', document =
          (document - ARRAY['avoidedAllergens', 'note']) || jsonb_build_object(
            'productLineItems', (SELECT coalesce(
                jsonb_agg(line - ARRAY['allergenWarning', 'note'] ORDER BY place), '[]')
              FROM jsonb_array_elements(document->'productLineItems')
                WITH ORDINALITY AS lines(line, place)),
            'billingAddress', ((document->'billingAddress') - ARRAY['salutation', 'title',
                'companyName', 'valueAddedTaxId', 'companyRegistrationNumber'])
              || ${nobody.billing}::jsonb,
            'distributionAddress', CASE document->'distributionAddress'->>'distributionType'
              WHEN 'DELIVERY' THEN ((document->'distributionAddress') - ARRAY['firstName',
                  'lastName', 'position', 'stairCase', 'floor', 'door', 'additionalInfo'])
                || ${nobody.delivery}::jsonb
              ELSE (document->'distributionAddress')
                - ARRAY['firstName', 'lastName', 'additionalInfo'] END)
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
}

/** Carts without an order are deleted; those of orders stay for their goods. */
async function eraseCarts({ db, tenant }: EraseScope, own: OwnCarts): Promise<void> {
  await db.execute(
    sql`DELETE FROM carts WHERE tenant = ${tenant} AND id IN (${own}) AND NOT EXISTS (
          SELECT FROM orders o WHERE o.tenant = carts.tenant AND o.cart_id = carts.id)`,
  );
  await db.execute(
    sql`UPDATE cart_items SET confirmed_allergens = NULL, note = NULL
        WHERE tenant = ${tenant} AND cart_id IN (${own})`,
  );
  // Also those that were open again after an order that was not paid.
  await db.execute(
    sql`UPDATE carts SET session_id = 'deleted', customer_id = NULL, billing_address = NULL,
          distribution_address = NULL, note = NULL, avoided_allergens = NULL, finalized_at = NULL,
          status = CASE status WHEN 'ORDERED' THEN status ELSE 'ABANDONED' END
        WHERE tenant = ${tenant} AND id IN (${own})`,
  );
}
