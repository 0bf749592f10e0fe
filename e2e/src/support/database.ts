import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A backend of another make has no database that anybody may look into. */
export const hasDatabase = () => Boolean(process.env['DATABASE_URL']);

/** Result of a query on the shop's database, or on that of another shop. */
export async function query<Row extends pg.QueryResultRow>(
  sql: string,
  values: readonly unknown[],
  connectionString = process.env['DATABASE_URL'],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  // The query fails anyway; an event without a listener would end the worker.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql, [...values])).rows;
  } finally {
    await client.end();
  }
}

/** Gives `use` the address of a new database of the server, or nothing where no server is known. */
export async function withNewDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const server = process.env['DATABASE_URL'];
  if (!server) return use('');
  const name = `larder_${randomBytes(6).toString('hex')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  await query(`CREATE DATABASE ${name}`, []);
  try {
    return await use(url.href);
  } finally {
    await query(`DROP DATABASE ${name} WITH (FORCE)`, []);
  }
}
