import { sql } from 'drizzle-orm';
import { firstRow, rows } from '../../../kernel/database/database.js';
import type { TestApp } from '../../../testing/test-app.js';

/** Every row of every table as one text, but for the people of the office. */
export async function everything(shop: TestApp): Promise<string> {
  const tables = await rows<{ name: string }>(
    shop.db,
    sql`SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
          AND table_name NOT LIKE 'staff_%' AND table_name NOT IN ('tenants', 'stores', 'addresses')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const found = await firstRow<{ text: string | null }>(
      shop.db,
      sql`SELECT jsonb_agg(to_jsonb(t))::text AS text FROM ${sql.identifier(name)} t
          WHERE to_jsonb(t)->>'tenant' = 'alpha'`,
    );
    texts.push(`${name}: ${found?.text ?? ''}`);
  }
  return texts.join('\n');
}
/** Names of the tables in which a pattern is found. */
export const tablesWith = (text: string, pattern: RegExp) =>
  text
    .split('\n')
    .flatMap((line) => (pattern.test(line) ? [line.slice(0, line.indexOf(':'))] : []));
