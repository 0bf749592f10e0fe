import type { SQL } from 'drizzle-orm';
import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';

interface Target {
  readonly table: string;
  readonly keys: readonly string[];
  /** SQL type by column, keys included. */
  readonly columns: Readonly<Record<string, string>>;
  /** Columns that stay as they were when the row exists. */
  readonly keep?: readonly string[];
  /** Columns that are computed from the record `r`. */
  readonly computed?: Readonly<Record<string, SQL>>;
  /** Fields of the record that only `computed` reads. */
  readonly inputs?: Readonly<Record<string, string>>;
}

const names = (list: readonly string[]) => sql.raw(list.join(', '));

/**
 * Inserts or updates many rows in one statement: they are passed as one JSON parameter, which avoids
 * the limit on parameters. Table and column names come from our own code only.
 */
export async function upsert(
  db: Database,
  target: Target,
  records: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  if (records.length === 0) return;
  const { table, keys, columns, keep = [], computed = {}, inputs = {} } = target;
  const plain = Object.keys(columns);
  const all = [...plain, ...Object.keys(computed)];
  const shape = Object.entries({ ...columns, ...inputs }).map(([name, type]) => `${name} ${type}`);
  const changes = all.filter((name) => !keys.includes(name) && !keep.includes(name));
  const values = [...plain.map((name) => sql.raw(`r.${name}`)), ...Object.values(computed)];
  await db.execute(sql`
    INSERT INTO ${sql.raw(table)} (${names(all)})
    SELECT ${sql.join(values, sql`, `)}
    FROM jsonb_to_recordset(${JSON.stringify(records)}::jsonb) AS r(${names(shape)})
    ON CONFLICT (${names(keys)}) DO UPDATE SET ${names(changes.map((name) => `${name} = excluded.${name}`))}`);
}
