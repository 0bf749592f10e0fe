import type { Database } from './database.js';

/** A hand-written statement with `$1`, `$2` …: PostgreSQL plans it once a connection, by its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Rows of a statement; instants come as text. For calls that come so often that building SQL tells. */
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
