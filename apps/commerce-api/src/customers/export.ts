import type { CustomerExport } from '@larder/contracts/customer';
import { sql } from 'drizzle-orm';
import type { RequestContext } from '../kernel/context.js';
import { rows } from '../kernel/database.js';
import { communicationOf, readCustomer, readRow } from './repository.js';
import { listSessions } from './sessions.js';

/** Kept of a customer, but either secret or told in other words already. */
const leftOut = ['customer_tokens', 'sessions', 'customer_addresses'];
const secret = /hash|secret|session_id|public_key|token/;

/** Tables of any domain in which rows belong to customers. */
async function tablesOf({ db }: RequestContext): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`SELECT t.table_name AS name FROM information_schema.tables t
        JOIN information_schema.columns c USING (table_schema, table_name)
        WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
          AND c.column_name = 'customer_id' ORDER BY 1`,
  );
  return found.map(({ name }) => name).filter((name) => !leftOut.includes(name));
}

async function recordsOf({ db, tenant }: RequestContext, table: string, customer: string) {
  const found = await rows<{ record: Readonly<Record<string, unknown>> }>(
    db,
    sql`SELECT to_jsonb(t) AS record FROM ${sql.identifier(table)} t
        WHERE tenant = ${tenant} AND customer_id = ${customer}`,
  );
  return found.map(({ record }) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !secret.test(name))),
  );
}

/** The goods of the customer's carts, and the orders whole. */
async function purchasesOf({ db, tenant }: RequestContext, customer: string) {
  const orders = await rows<{ record: Readonly<Record<string, unknown>> }>(
    db,
    sql`SELECT o.document || jsonb_build_object('status', o.status) AS record
        FROM orders o JOIN carts c ON c.tenant = o.tenant AND c.id = o.cart_id
        WHERE c.tenant = ${tenant} AND c.customer_id = ${customer} ORDER BY o.placed_at`,
  );
  const items = await rows<{ record: Readonly<Record<string, unknown>> }>(
    db,
    sql`SELECT to_jsonb(i) AS record
        FROM cart_items i JOIN carts c ON c.tenant = i.tenant AND c.id = i.cart_id
        WHERE c.tenant = ${tenant} AND c.customer_id = ${customer} ORDER BY i.position`,
  );
  return { orders: orders.map(({ record }) => record), items: items.map(({ record }) => record) };
}

/** Everything that the shop keeps of the customer, whichever part of it keeps it. */
export async function exportCustomer(context: RequestContext): Promise<CustomerExport> {
  const id = await context.requireCustomer();
  const row = await readRow(context, id);
  const { orders, items } = await purchasesOf(context, id);
  const records: Record<string, Readonly<Record<string, unknown>>[]> = { cart_items: items };
  for (const table of await tablesOf(context)) records[table] = await recordsOf(context, table, id);
  return {
    exportedAt: context.now.toISOString(),
    customer: await readCustomer(context, id),
    particulars: row.particulars,
    communicationSettings: communicationOf(row),
    createdAt: row.createdAt.toISOString(),
    sessions: await listSessions(context),
    orders,
    records,
  };
}
