import type { CustomerExport } from '@larder/contracts/customer';
import { and, asc, eq, sql } from 'drizzle-orm';
import { carts } from '../../carts/tables.js';
import { orders } from '../../checkout/tables.js';
import type { RequestContext } from '../../kernel/context.js';
import { rows } from '../../kernel/database/database.js';
import { toClaims } from '../../orders/claims/read-claims.js';
import { orderClaims } from '../../orders/claims/tables.js';
import { ratingsOfCustomer } from '../../orders/reviews/order-rating.js';
import { communicationOf, readCustomer, readRow } from '../repository.js';
import { listSessions } from '../sign-in/sessions.js';

/** Columns of a customer that are secret, or part of the export under another name. */
const excludedTables = ['customer_tokens', 'sessions', 'customer_addresses'];
const secret = /hash|secret|session_id|public_key|token/;

interface Owned {
  readonly name: string;
  /** Column that names the customer. */
  readonly owner: string;
}

/** Rows that are a customer's by the row that they are part of. */
const childTables = [
  { name: 'cart_items', whole: 'carts', by: 'cart_id', owner: 'customer_id' },
  { name: 'gift_card_entries', whole: 'gift_cards', by: 'gift_card_id', owner: 'customer_id' },
  { name: 'shopping_list_items', whole: 'shopping_lists', by: 'list_id', owner: 'owner_id' },
] as const;

/** Tables of any domain in which rows belong to customers. */
async function tablesOf({ db }: RequestContext): Promise<Owned[]> {
  const found = await rows<Owned>(
    db,
    sql`SELECT t.table_name AS name, c.column_name AS owner FROM information_schema.tables t
        JOIN information_schema.columns c USING (table_schema, table_name)
        WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
          AND c.column_name IN ('customer_id', 'owner_id') ORDER BY 1`,
  );
  return found.filter(({ name }) => !excludedTables.includes(name));
}

type Row = Readonly<Record<string, unknown>>;

function withoutSecrets(found: readonly { readonly record: Row }[]): Row[] {
  return found.map(({ record }) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !secret.test(name))),
  );
}

async function recordsOf({ db, tenant }: RequestContext, { name, owner }: Owned, customer: string) {
  return withoutSecrets(
    await rows(
      db,
      sql`SELECT to_jsonb(t) AS record FROM ${sql.identifier(name)} t
          WHERE tenant = ${tenant} AND ${sql.identifier(owner)} = ${customer}`,
    ),
  );
}

async function partsOf(
  { db, tenant }: RequestContext,
  { name, whole, by, owner }: (typeof childTables)[number],
  customer: string,
) {
  return withoutSecrets(
    await rows(
      db,
      sql`SELECT to_jsonb(p) AS record FROM ${sql.identifier(name)} p
          JOIN ${sql.identifier(whole)} w ON w.tenant = p.tenant AND w.id = p.${sql.identifier(by)}
          WHERE w.tenant = ${tenant} AND w.${sql.identifier(owner)} = ${customer}
          ORDER BY w.id, p.position`,
    ),
  );
}

/** The orders whole. */
async function ordersOf({ db, tenant }: RequestContext, customer: string): Promise<Row[]> {
  const found = await db
    .select({ document: orders.document, status: orders.status })
    .from(orders)
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(eq(carts.tenant, tenant), eq(carts.customerId, customer)))
    .orderBy(asc(orders.placedAt));
  return found.map(({ document, status }) => ({ ...document, status }));
}

/** Claims about the orders; their photos belong to them and are named by number. */
async function claimsOf({ db, tenant }: RequestContext, customer: string): Promise<Row[]> {
  const found = await db
    .select()
    .from(orderClaims)
    .innerJoin(
      orders,
      and(eq(orders.tenant, orderClaims.tenant), eq(orders.orderNumber, orderClaims.orderNumber)),
    )
    .innerJoin(carts, and(eq(carts.tenant, orders.tenant), eq(carts.id, orders.cartId)))
    .where(and(eq(carts.tenant, tenant), eq(carts.customerId, customer)))
    .orderBy(asc(orderClaims.createdAt));
  const claims = await toClaims(
    { db, tenant },
    found.map(({ order_claims: row }) => row),
  );
  return claims.map((claim, at) => ({
    ...claim,
    orderNumber: found[at]?.order_claims.orderNumber,
  }));
}

/** All data that the shop stores about the customer, from every domain. */
export async function exportCustomer(context: RequestContext): Promise<CustomerExport> {
  const id = await context.requireCustomer();
  const row = await readRow(context, id);
  const records: Record<string, Row[]> = {};
  for (const table of await tablesOf(context))
    records[table.name] = await recordsOf(context, table, id);
  for (const part of childTables) records[part.name] = await partsOf(context, part, id);
  records['order_claims'] = await claimsOf(context, id);
  records['order_ratings'] = await ratingsOfCustomer(context, id);
  return {
    exportedAt: context.now.toISOString(),
    customer: await readCustomer(context, id),
    particulars: row.particulars,
    communicationSettings: communicationOf(row),
    createdAt: row.createdAt.toISOString(),
    sessions: await listSessions(context),
    orders: await ordersOf(context, id),
    records,
  };
}
