import pg from 'pg';

/** A backend of another make has no database that anybody may look into. */
export const hasDatabase = () => Boolean(process.env['DATABASE_URL']);

/** What one query of the shop's database gives. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}
