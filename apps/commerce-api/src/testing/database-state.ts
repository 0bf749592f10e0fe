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
  /** Tables that have rows. */
  readonly tables: readonly TableState[];
  readonly sequences: readonly SequenceState[];
  /** The newest change of tables, columns, indexes, constraints, triggers and functions. */
  readonly catalogue: string;
}

const newest = 'coalesce(max(xmin::text::bigint), 0)';
const catalogues = ['class', 'attribute', 'index', 'constraint', 'trigger', 'proc'].map(
  (part) => `(SELECT ${newest} FROM pg_${part})`,
);

/** Reads it with few queries, as it is read after each test. A table without a page was never written. */
export async function stateOf(db: Database): Promise<DatabaseState> {
  const all = await firstRow<{ tables: string[]; catalogue: string; sequences: SequenceState[] }>(
    db,
    sql`SELECT
      (SELECT json_agg(relname ORDER BY relname) FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
          AND pg_relation_size(oid) > 0) AS tables,
      (SELECT json_agg(json_build_object('name', sequencename, 'start', start_value::text,
          'last', last_value::text) ORDER BY sequencename)
        FROM pg_sequences WHERE schemaname = 'public') AS sequences,
      greatest(${sql.raw(catalogues.join(', '))})::text AS catalogue`,
  );
  const { tables, sequences, catalogue = '' } = all ?? {};
  return {
    tables: await tableStates(db, tables ?? []),
    sequences: sequences ?? [],
    catalogue,
  };
}

/** The time to plan a union grows with the square of its parts. */
const maxUnion = 16;

/** One text instead of a thousand pieces: putting these together takes longer than the counting. */
async function tableStates(db: Database, names: readonly string[]): Promise<TableState[]> {
  const found: TableState[] = [];
  for (let start = 0; start < names.length; start += maxUnion) {
    const each = names.slice(start, start + maxUnion).map(
      (name) =>
        `SELECT '${name}' AS name, count(*)::int AS rows, ${newest}::text AS newest
          FROM "${name}" HAVING count(*) > 0`,
    );
    found.push(...(await rows<TableState>(db, sql.raw(each.join(' UNION ALL ')))));
  }
  return found;
}

/** Whether nothing was written in between; rows that were added and removed do not count. */
export function sameState(one: DatabaseState, two: DatabaseState): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
