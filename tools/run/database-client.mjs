import pg from 'pg';

/**
 * Connects to a PostgreSQL while `use` runs. A connection that breaks meanwhile fails the next query;
 * without a listener, it would end the whole process.
 */
export async function withDatabase(url, use) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    // A broken connection has already ended.
    await client.end().catch(() => undefined);
  }
}
