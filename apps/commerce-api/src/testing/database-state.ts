import { sql } from 'drizzle-orm';
import type { Database } from '../kernel/database/database.js';
import { firstRow, rows } from '../kernel/database/database.js';

interface TableState {
  readonly name: string;
  readonly rows: number;
  /** The newest transaction that wrote a row which is there. */
  readonly newest: string;
}

interface SequenceState {
  readonly name: string;
  readonly start: string;
  /** Null before the first number. */
  readonly last: string | null;
}

/** State that shows whether anything in a database has changed. */
export interface DatabaseState {
  readonly tables: readonly TableState[];
  readonly sequences: readonly SequenceState[];
  /** The newest change of tables, columns, indexes, constraints, triggers and functions. */
  readonly catalogue: string;
}

const newest = sql`coalesce(max(xmin::text::bigint), 0)`;

export async function stateOf(db: Database): Promise<DatabaseState> {
  const names = await rows<{ name: string }>(
    db,
    sql`SELECT relname AS name FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const each = names.map(
    ({ name }) => sql`SELECT ${name}::text AS name, count(*)::int AS rows, ${newest}::text AS newest
        FROM ${sql.identifier(name)}`,
  );
  const catalogues = ['class', 'attribute', 'index', 'constraint', 'trigger', 'proc'].map(
    (part) => sql`(SELECT ${newest} FROM ${sql.identifier(`pg_${part}`)})`,
  );
  const catalogue = await firstRow<{ newest: string }>(
    db,
    sql`SELECT greatest(${sql.join(catalogues, sql`, `)})::text AS newest`,
  );
  return {
    tables: each.length === 0 ? [] : await rows(db, sql.join(each, sql` UNION ALL `)),
    sequences: await rows(
      db,
      sql`SELECT sequencename AS name, start_value::text AS start, last_value::text AS last
          FROM pg_sequences WHERE schemaname = 'public' ORDER BY sequencename`,
    ),
    catalogue: catalogue?.newest ?? '',
  };
}

/** Whether nothing was written in between; rows that were added and removed do not count. */
export function sameState(one: DatabaseState, two: DatabaseState): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
