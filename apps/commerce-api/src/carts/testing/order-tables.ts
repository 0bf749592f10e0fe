import { sql } from 'drizzle-orm';
import { rows } from '../../kernel/database/database.js';
import type { TestApp } from '../../testing/test-app.js';

/** Rows of all tables that carts, time slots and orders are stored in, as text. */
export async function readOrderTables(shop: TestApp): Promise<string> {
  const tables = [
    'carts',
    'cart_items',
    'cart_payments',
    'orders',
    'windows',
    'idempotency_records',
  ];
  const contents = [];
  for (const table of tables) {
    const query = `SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`;
    contents.push(...(await rows<{ row: string }>(shop.db, sql.raw(query))));
  }
  return contents.map(({ row }) => row).join('\n');
}
