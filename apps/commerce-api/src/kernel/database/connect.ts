import { connectEmbedded } from './connect-embedded.js';
import type { PostgresOptions } from './connect-postgres.js';
import { connectPostgres } from './connect-postgres.js';
import type { Connection } from './database.js';
import { migrate, readMigrations } from './migrate.js';

/** Opens the configured database, embedded by default, and migrates it. */
export async function connect(
  settings: { readonly databaseUrl?: string; readonly dataDir: string },
  options: PostgresOptions = {},
): Promise<Connection> {
  const connection =
    settings.databaseUrl === undefined
      ? await connectEmbedded(settings.dataDir, options.observed)
      : connectPostgres(settings.databaseUrl, options);
  try {
    await migrate(connection, await readMigrations());
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
