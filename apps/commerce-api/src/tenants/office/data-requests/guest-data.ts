import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.js';
import { firstRow, rows } from '../../../kernel/database/database.js';

interface GuestScope {
  readonly db: Database;
  readonly tenant: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Orders of a shop that guests placed with this email. */
const guestOrders = ({ tenant }: GuestScope, email: string) =>
  sql`FROM orders o JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
      WHERE o.tenant = ${tenant} AND c.customer_id IS NULL
        AND lower(o.document->'billingAddress'->>'email') = ${email}`;

/** Whether a guest placed the order with this email. */
export async function isGuestOrder(
  scope: GuestScope,
  { email, orderNumber }: { readonly email: string; readonly orderNumber: string },
): Promise<boolean> {
  const found = await firstRow(
    scope.db,
    sql`SELECT 1 ${guestOrders(scope, email)} AND o.order_number = ${orderNumber}`,
  );
  return found !== undefined;
}

/**
 * What the shop has of a person by their email alone, for the export: orders as a guest with what they
 * wrote about them, subscriptions, postcodes that they wait for, forms and mails.
 */
export async function collectByEmail(
  scope: GuestScope,
  email: string,
): Promise<Readonly<Record<string, readonly Row[]>>> {
  const { tenant } = scope;
  const found = async (query: SQL) =>
    (await rows<{ readonly found: Row }>(scope.db, query)).map((one) => one.found);
  const ofOrders = sql`tenant = ${tenant} AND order_number IN (
    SELECT o.order_number ${guestOrders(scope, email)})`;
  const named = sql`tenant = ${tenant} AND email = ${email}`;
  return {
    ordersAsGuest: await found(
      sql`SELECT o.document || jsonb_build_object('status', o.status) AS found
          ${guestOrders(scope, email)} ORDER BY o.placed_at`,
    ),
    claims: await found(
      sql`SELECT to_jsonb(x) - ARRAY['tenant', 'idempotency_key', 'request_hash', 'claimant_hash']
            AS found FROM order_claims x WHERE ${ofOrders} ORDER BY created_at`,
    ),
    ratings: await found(
      sql`SELECT to_jsonb(x) - 'tenant' AS found FROM order_ratings x WHERE ${ofOrders}
          ORDER BY rated_at`,
    ),
    newsletters: await found(
      sql`SELECT to_jsonb(x) - 'tenant' AS found FROM newsletter_subscriptions x WHERE ${named}`,
    ),
    serviceInterests: await found(
      sql`SELECT to_jsonb(x) - ARRAY['tenant', 'token_hash'] AS found FROM service_interests x
          WHERE ${named}`,
    ),
    forms: await found(
      sql`SELECT to_jsonb(x) - 'tenant' AS found FROM form_submissions x
          WHERE tenant = ${tenant} AND EXISTS (
            SELECT FROM jsonb_each_text(fields) f WHERE lower(trim(f.value)) = ${email})
          ORDER BY created_at`,
    ),
    // Bodies may hold links that act for the person.
    mails: await found(
      sql`SELECT jsonb_build_object('subject', subject, 'created_at', created_at) AS found FROM mails
          WHERE tenant = ${tenant} AND lower(recipient) = ${email} ORDER BY id`,
    ),
  };
}
