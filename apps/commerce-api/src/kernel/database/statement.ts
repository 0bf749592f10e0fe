import type { Database } from './database.js';

/** A hand-written statement with `$1`, `$2` …; PostgreSQL plans it once per connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Rows of a statement; timestamps are strings. For frequent calls, where building SQL takes measurable
 * time.
 */
export async function run<Row>(
  { _ }: Database,
  { name, text }: Statement,
  params: readonly unknown[],
): Promise<Row[]> {
  const prepared = _.session.prepareQuery(
    { sql: text, params: [...params] },
    undefined,
    name,
    false,
  );
  const result = (await prepared.execute()) as { readonly rows: Row[] };
  return result.rows;
}
